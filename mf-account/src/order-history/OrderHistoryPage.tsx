import { css } from '@emotion/react';
import { useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { Container } from '@straits/ui/Container';
import { PageTitle } from '@straits/ui/Heading';
import { Stack } from '@straits/ui/Stack';
import { Tabs } from '@straits/ui/Tabs';
import { token } from '@straits/ui/tokens';
import { useOrders } from './order-history.api';
import { ordersQuery, searchWith, TABS } from './order-history.rules';
import { OrderFilters } from './OrderFilters';
import { OrderList } from './OrderList';

const page = css`
  /* As tall as the window, so that the footer stays where it is when the content comes. */
  min-block-size: 100vh;
  padding-block: clamp(1.5rem, 1rem + 2.5vw, 3rem) clamp(3rem, 2rem + 4vw, 6rem);
`;
const lead = css`
  color: ${token.color.muted};
  font-size: ${token.text.large};
`;
const count = css`
  min-inline-size: 1.5rem;
  padding: 0 0.4375rem;
  border-radius: ${token.radius.round};
  background: ${token.color.sunken};
  font-size: 0.8125rem;
  line-height: 1.5rem;
  text-align: center;
  font-variant-numeric: tabular-nums;
  [aria-selected='true'] & {
    background: ${token.color.sea};
    color: ${token.color.onSea};
  }
`;

/** /order-history (N5): the address holds tab, search, filters and page. */
export function OrderHistoryPage() {
  const { t } = useTexts('account');
  const [search, setSearch] = useSearchParams();
  const query = ordersQuery(search);
  const orders = useOrders(query);
  const change = (next: Record<string, string>) => setSearch((now) => searchWith(now, next), { preventScrollReset: true });
  const counts = orders.data?.counts;

  return (
    <Container css={page}>
      <Stack gap={5}>
        <Stack gap={2}>
          <PageTitle>{t('history.title')}</PageTitle>
          <p css={lead}>{t('history.lead')}</p>
        </Stack>
        <OrderFilters query={query} onChange={change} />
        <Tabs
          label={t('history.tabs')}
          selected={query.tab}
          onSelect={(tab) => change({ tab })}
          tabs={TABS.map((tab) => ({
            id: tab,
            label: (
              <>
                {t(`history.${tab}`)} <span css={count}>{counts?.[tab] ?? '\u00a0'}</span>
              </>
            ),
            content: <OrderList orders={orders} query={query} onChange={change} />,
          }))}
        />
      </Stack>
    </Container>
  );
}
