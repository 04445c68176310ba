import { css } from '@emotion/react';
import type { Money, Order } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { Stack } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import { CardTitle } from '../CardTitle';
import { lineName } from '../line-name.rules';
import { SHOP_ZONE } from '../shop-zone';

const list = css`
  display: grid;
  gap: 0.375rem;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  li {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
  }
  li > span:last-of-type {
    white-space: nowrap;
  }
`;
const quiet = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;
const name = css`
  font-weight: 600;
`;
const totalCss = css`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  padding-block-start: 0.875rem;
  border-block-start: 2px solid ${token.color.ink};
  font-size: 1.25rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

/** Every line of the price as it was agreed, its total, and what that was in the traveller's own currency. */
export function PriceCard({ order }: { order: Order }) {
  const { t } = useTexts('account');
  const format = useFormat();
  return (
    <Card as="section" aria-labelledby="price-title">
      <Stack gap={4}>
        <CardTitle id="price-title">{t('order.price')}</CardTitle>
        {order.lines.map((line) => (
          <div key={line.id}>
            <p css={name} lang={line.lang ?? order.lang}>
              {lineName(line, order.lines)}
            </p>
            <ul css={list} role="list">
              {line.units.map((unit) => (
                <Row key={unit.unitId} {...unit} lang={unit.lang ?? order.lang} />
              ))}
              {line.extras.map((extra) => (
                <Row key={extra.extraId} {...extra} lang={line.lang ?? order.lang} />
              ))}
            </ul>
          </div>
        ))}
        {order.discount && (
          <ul css={list} role="list">
            <li>
              <span>{t('order.discount', { code: order.discount.code })}</span>
              <span>−{format.money(order.discount.amount)}</span>
            </li>
          </ul>
        )}
        <p css={totalCss}>
          <span>{t('order.total')}</span> <span>{format.money(order.total)}</span>
        </p>
        <Plan order={order} />
        {order.shownTotal && (
          <p>
            {t('order.shown', { amount: format.money(order.shownTotal.amount) })}
            <br />
            <span css={quiet}>
              {t('order.rate', {
                from: order.total.currency,
                rate: format.number(Number(order.shownTotal.rate), decimalsOf(order.shownTotal.rate)),
                to: order.shownTotal.amount.currency,
                at: format.instant(order.shownTotal.rateAt, SHOP_ZONE),
              })}
            </span>
          </p>
        )}
        <p css={quiet}>{t('order.tax')}</p>
      </Stack>
    </Card>
  );
}

/** An order that is paid in two parts: each with when it came, or by when it is due; and what of them went back. */
function Plan({ order: { plan, refunds } }: { order: Order }) {
  const { t } = useTexts('account');
  const format = useFormat();
  if (!plan) return null;
  const paidOf = (part: 'deposit' | 'balance') => plan.payments.find((one) => one.part === part);
  const parts = (['deposit', 'balance'] as const).filter((part) => paidOf(part) ?? plan.due.amount > 0);
  const refunded = refunds.reduce((sum, { amount, isExtra }) => (isExtra ? sum : sum + amount.amount), 0);
  const stateOf = (part: 'deposit' | 'balance') => {
    const paid = paidOf(part);
    if (paid) return t('order.plan.paid', { at: format.instant(paid.at, SHOP_ZONE) });
    return part === 'deposit' ? t('order.plan.now') : t('order.plan.due', { date: format.date(plan.balanceOn) });
  };
  return (
    <ul css={list} role="list">
      {parts.map((part) => (
        <li key={part}>
          <span>
            {t(`order.plan.${part}`)} <span css={quiet}>{stateOf(part)}</span>
          </span>
          <span>{format.money(plan[part])}</span>
        </li>
      ))}
      {refunded > 0 && (
        <li>
          <span>{t('order.refunds')}</span>
          <span>−{format.money({ ...plan.due, amount: refunded })}</span>
        </li>
      )}
    </ul>
  );
}

/** Of a rate (`12650.00000000`): the digits after its point that say something. */
const decimalsOf = (rate: string) => (rate.split('.')[1] ?? '').replace(/0+$/, '').length;

interface RowProps {
  name: string;
  /** Of the name. */
  lang: string | undefined;
  quantity: number;
  unitPrice: Money;
}
function Row({ name: what, lang, quantity, unitPrice }: RowProps) {
  const { t } = useTexts('account');
  const format = useFormat();
  return (
    <li>
      <span>
        <span lang={lang}>{t('order.unit', { quantity, name: what })}</span> <span css={quiet}>{format.money(unitPrice)}</span>
      </span>
      <span>{format.money({ ...unitPrice, amount: unitPrice.amount * quantity })}</span>
    </li>
  );
}
