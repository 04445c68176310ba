import { css } from '@emotion/react';
import type { OrderPage } from '@straits/api-contract';
import type { HttpError } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { EmptyState } from '@straits/ui/EmptyState';
import { ButtonLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { Skeleton, SkeletonText } from '@straits/ui/Skeleton';
import { Row, Stack } from '@straits/ui/Stack';
import { useFailureText } from '../failures';
import { OrderCard } from './OrderCard';
import { useNow } from './use-now';
import { isFiltered, tabWithOrders, type ordersQuery } from './order-history.rules';

interface OrderListProps {
  orders: { data?: OrderPage; error?: HttpError; isLoading: boolean; isValidating: boolean; mutate: () => unknown };
  query: ReturnType<typeof ordersQuery>;
  onChange: (change: Record<string, string>) => void;
}

const list = css`
  display: grid;
  gap: 1rem;
  padding: 0;
  margin: 0;
  list-style: none;
  transition: opacity 120ms;
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

export function OrderList({ orders, query, onChange }: OrderListProps) {
  const { t } = useTexts('account');
  const failureText = useFailureText();
  const now = useNow();
  const { data, error, isLoading, mutate } = orders;

  if (error && !data) {
    return (
      <Notice
        tone="danger"
        role="alert"
        title={t('history.failed')}
        actions={<Button onClick={() => void mutate()}>{t('history.retry')}</Button>}
      >
        {failureText(error.failure)}
      </Notice>
    );
  }
  if (!data) return <ListSkeleton label={t('history.loading')} />;
  if (data.items.length === 0) return <NoOrders counts={data.counts} query={query} onChange={onChange} />;
  return (
    <Stack gap={5}>
      <ul css={list} role="list" aria-busy={isLoading || undefined}>
        {data.items.map((order) => (
          <li key={order.code}>
            <OrderCard order={order} now={now} />
          </li>
        ))}
      </ul>
      <Row gap={3} wrap justify="center">
        {query.cursor && <Button onClick={() => onChange({ cursor: '' })}>{t('history.newest')}</Button>}
        {data.nextCursor && <Button onClick={() => onChange({ cursor: data.nextCursor ?? '' })}>{t('history.older')}</Button>}
      </Row>
    </Stack>
  );
}

function NoOrders({ counts, query, onChange }: Pick<OrderListProps, 'query' | 'onChange'> & { counts: OrderPage['counts'] }) {
  const { t } = useTexts('account');
  if (isFiltered(query)) {
    return (
      <EmptyState
        title={t('history.emptyFiltered')}
        actions={<Button onClick={() => onChange({ q: '', kind: '', from: '', to: '' })}>{t('history.clear')}</Button>}
      >
        {t('history.emptyFilteredText')}
      </EmptyState>
    );
  }
  const other = tabWithOrders(query.tab, counts);
  const actions = (
    <>
      <ButtonLink href="/attraction" prominence="main">
        {t('history.explore')}
      </ButtonLink>
      {other && <Button onClick={() => onChange({ tab: other })}>{t('history.look', { tab: t(`history.${other}`) })}</Button>}
    </>
  );
  return (
    <EmptyState title={t(`history.empty.${query.tab}`)} actions={actions}>
      {t(`history.empty.${query.tab}Text`)}
    </EmptyState>
  );
}

const skeleton = css`
  flex-direction: row;
  gap: 1rem;
`;

const ListSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} aria-busy="true">
    <Stack gap={4}>
      {[1, 2, 3].map((card) => (
        <Card key={card} css={skeleton}>
          <Skeleton width={140} height={104} radius={10} />
          <Stack style={{ flex: 1 }}>
            <SkeletonText lines={4} />
          </Stack>
        </Card>
      ))}
    </Stack>
  </div>
);
