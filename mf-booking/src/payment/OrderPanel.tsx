import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Order } from '@straits/api-contract';
import { dueOf } from '@straits/api-contract/amount-due';
import { refreshResource } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { SectionTitle } from '@straits/ui/Heading';
import { Icon } from '@straits/ui/Icon';
import { PriceTag } from '@straits/ui/PriceTag';
import { Spread, Stack } from '@straits/ui/Stack';
import { media, token } from '@straits/ui/tokens';
import { LineHead } from '../cart-line/LineHead';
import { TimeToPay } from '../held-places/TimeToPay';

const side = css`
  display: none;
  ${media.desktop} {
    display: block;
    position: sticky;
    inset-block-start: 2rem;
  }
`;
const top = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 10;
  margin-inline: calc(-1 * var(--gutter, 1rem));
  padding: 0.75rem var(--gutter, 1rem);
  background: ${token.color.sea};
  color: ${token.color.onSea};
  --muted: currentColor;
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
const deadline = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  font-size: ${token.text.small};
  svg {
    flex: none;
  }
`;
const code = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;

/** What is paid, for what, and until when; the total is always in sight (U4). */
export function OrderPanel({ order, place }: { order: Order; place: 'top' | 'side' }) {
  const { t } = useTexts('booking');
  const format = useFormat();
  const due = (
    <PriceTag amount={format.money(dueOf(order))} size={place === 'top' ? 'medium' : 'large'} align={place === 'top' ? 'start' : 'end'} />
  );
  const total = (
    <PriceTag
      amount={format.money(order.total)}
      sub={order.shownTotal ? t('items.price.about', { amount: format.money(order.shownTotal.amount) }) : undefined}
      size={place === 'top' ? 'medium' : 'large'}
      align={place === 'top' ? 'start' : 'end'}
    />
  );
  if (place === 'top')
    return (
      <Spread css={top} wrap={false}>
        {order.plan ? due : total}
        <Deadline order={order} />
      </Spread>
    );
  return (
    <Card as="aside" lifted css={side} aria-label={t('items.summary.title')}>
      <Stack gap={4}>
        <div>
          <SectionTitle level={2} css={{ fontSize: token.text.title }}>
            {t('items.summary.title')}
          </SectionTitle>
          <p css={code}>{t('payment.orderCode', { code: order.code })}</p>
        </div>
        <ul css={list} role="list">
          {order.lines.map((line) => (
            <li key={line.id}>
              <LineHead line={line} lang={order.lang} units={line.units} compact />
            </li>
          ))}
        </ul>
        <Spread align="baseline" wrap={false}>
          <strong>{t('items.price.total')}</strong>
          {total}
        </Spread>
        {order.plan && <Plan plan={order.plan} due={due} />}
        <Deadline order={order} />
      </Stack>
    </Card>
  );
}

/** Of an order in two parts: what is paid now, and what before or later. */
function Plan({ plan, due }: { plan: NonNullable<Order['plan']>; due: ReactNode }) {
  const { t } = useTexts('booking');
  const format = useFormat();
  const [label, amount] = plan.depositPaidAt
    ? [t('payment.deposit.paid'), plan.deposit]
    : [t('payment.deposit.later', { date: format.date(plan.balanceOn) }), plan.balance];
  return (
    <Stack gap={2}>
      <Spread align="baseline" wrap={false} css={code}>
        <span>{label}</span>
        <span css={{ whiteSpace: 'nowrap' }}>{format.money(amount)}</span>
      </Spread>
      <Spread align="baseline" wrap={false}>
        <strong>{t('payment.deposit.now')}</strong>
        {due}
      </Spread>
    </Stack>
  );
}

function Deadline({ order }: { order: Order }) {
  const { t } = useTexts('booking');
  const format = useFormat();
  if (!order.expiresAt) return null;
  const { plan } = order;
  if (plan?.depositPaidAt)
    return (
      <span css={deadline}>
        <Icon name="clock" size={18} />
        {t('payment.deposit.payBy', { date: format.date(plan.balanceOn) })}
      </span>
    );
  return (
    <span css={deadline}>
      <Icon name="clock" size={18} />
      <TimeToPay order={order} expiresAt={order.expiresAt} onEnd={() => void refreshResource(`/orders/${order.code}`)} />
    </span>
  );
}
