import { css } from '@emotion/react';
import type { Cart } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { PriceTag } from '@straits/ui/PriceTag';
import { RadioGroup } from '@straits/ui/RadioGroup';
import { Spread, Stack } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import { useTyped } from '../typing/TypedForm';

/** How much is paid with the order: all of it is chosen beforehand, never the deposit. */
export type HowMuch = 'whole' | 'deposit';
export const HOW_MUCH = 'howMuch';
type Deposit = NonNullable<Cart['deposit']>;

const list = css`
  display: grid;
  gap: 0.5rem;
  padding-inline-start: 1.25rem;
`;
const small = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;

/** The deposit that is offered and chosen. */
export function useChosenDeposit({ deposit }: Pick<Cart, 'deposit'>): Deposit | undefined {
  const { value } = useTyped<HowMuch>(HOW_MUCH);
  return value === 'deposit' ? deposit : undefined;
}

/** All at once, or a deposit now and the balance by its date (A61). */
export function HowMuchChoice({ cart, deposit }: { cart: Cart; deposit: Deposit }) {
  const { t } = useTexts('booking');
  const format = useFormat();
  const { value, onChange, ...field } = useTyped<HowMuch>(HOW_MUCH);
  const acceptTerms = useTyped<boolean>('acceptTerms');
  // A deposit has terms of its own: who accepted the others has not accepted these.
  const choose = (next: HowMuch) => {
    onChange(next);
    acceptTerms.onChange(false);
  };
  const total = cart.total.map(({ charge }) => format.money(charge)).join(' + ');
  return (
    <Card>
      <RadioGroup
        {...field}
        variant="cards"
        label={t('checkout.deposit.question')}
        value={value}
        onChange={(next) => choose(next as HowMuch)}
        options={[
          { value: 'whole', label: t('checkout.deposit.whole', { amount: total }), hint: t('checkout.deposit.wholeHint') },
          {
            value: 'deposit',
            label: t('checkout.deposit.deposit', { amount: format.money(deposit.now.charge) }),
            hint: t('checkout.deposit.depositHint', {
              amount: format.money(deposit.balance.charge),
              date: format.date(deposit.balanceOn),
            }),
          },
        ]}
      />
    </Card>
  );
}

/** What comes of a deposit, in writing, before anything is paid: beside the terms of cancellation, by which it ends. */
export function DepositTerms({ deposit }: { deposit: Deposit }) {
  const { t } = useTexts('booking');
  const format = useFormat();
  const values = {
    amount: format.money(deposit.balance.charge),
    deposit: format.money(deposit.now.charge),
    date: format.date(deposit.balanceOn),
    back: format.money(deposit.back.charge),
    when: format.instant(deposit.endsAt, 'Asia/Singapore'),
  };
  return (
    <ul css={list}>
      {(['due', 'tickets', 'ends', deposit.back.charge.amount > 0 ? 'fee' : 'feeAll', 'before'] as const).map((term) => (
        <li key={term}>{t(`checkout.deposit.terms.${term}`, values)}</li>
      ))}
    </ul>
  );
}

/** What is paid now and what later, below the total. */
export function DepositRows({ deposit }: { deposit: Deposit }) {
  const { t } = useTexts('booking');
  const format = useFormat();
  return (
    <Stack gap={2}>
      <Spread align="baseline" wrap={false}>
        <strong>{t('checkout.deposit.now')}</strong>
        <PriceTag amount={format.money(deposit.now.charge)} size="large" align="end" />
      </Spread>
      <Spread align="baseline" wrap={false} css={small}>
        <span>{t('checkout.deposit.later', { date: format.date(deposit.balanceOn) })}</span>
        <span css={{ whiteSpace: 'nowrap' }}>{format.money(deposit.balance.charge)}</span>
      </Spread>
    </Stack>
  );
}
