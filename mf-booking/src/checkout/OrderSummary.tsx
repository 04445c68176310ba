import { css } from '@emotion/react';
import type { Cart } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { Disclosure } from '@straits/ui/Disclosure';
import { SectionTitle } from '@straits/ui/Heading';
import { Spread, Stack } from '@straits/ui/Stack';
import { media, token } from '@straits/ui/tokens';
import { LineHead } from '../cart-line/LineHead';
import { DiscountRow } from '../cart-line/DiscountRow';
import { TotalRows } from '../cart-line/TotalRows';

const wide = css`
  display: none;
  ${media.desktop} {
    display: block;
    position: sticky;
    inset-block-start: 6rem;
  }
`;
const narrow = css`
  order: -1;
  ${media.desktop} {
    display: none;
  }
`;
const list = css`
  list-style: none;
  display: grid;
  gap: 1.25rem;
  padding-block-end: 1.25rem;
  border-block-end: 1px solid ${token.color.line};
`;

/** What is booked and for how much, on every step; a bar that opens on phones (U4). */
export function OrderSummary({ cart }: { cart: Cart }) {
  const { t } = useTexts('booking');
  const format = useFormat();
  const total = cart.total.map(({ shown }) => format.money(shown)).join(' + ');
  return (
    <>
      <Card as="aside" lifted css={wide} aria-label={t('items.summary.title')}>
        <Stack gap={4}>
          <SectionTitle level={2} css={{ fontSize: token.text.title }}>
            {t('items.summary.title')}
          </SectionTitle>
          <Lines cart={cart} />
        </Stack>
      </Card>
      <div css={narrow}>
        <Disclosure
          summary={
            <Spread wrap={false}>
              <span>{t('items.summary.title')}</span>
              <strong>{total}</strong>
            </Spread>
          }
        >
          <Lines cart={cart} />
        </Disclosure>
      </div>
    </>
  );
}

const Lines = ({ cart }: { cart: Cart }) => (
  <Stack gap={4}>
    <ul css={list} role="list">
      {cart.lines.map((line) => (
        <li key={line.id}>
          <LineHead line={line} units={line.units} compact />
        </li>
      ))}
    </ul>
    <DiscountRow cart={cart} />
    <TotalRows totals={cart.total} />
  </Stack>
);
