import type { Cart, CartLine } from '@straits/api-contract';
import type { SellableOption } from '../../catalog';
import type { Currencies } from '../../shop';
import { convert } from '../../shop';
import { balanceEndsAt, depositBackAt, depositPlanOf } from './deposit.rules';

interface Offering {
  lines: CartLine[];
  sellables: ReadonlyMap<string, SellableOption>;
  /** Of each line, minor units. */
  discounts: ReadonlyMap<string, number>;
  /** Display currency. */
  currency: string;
  currencies: Currencies;
  now: Date;
}

/** What can be paid now instead of the whole cart; nothing where the whole must be. */
export function viewDeposit({ lines, sellables, discounts, currency, currencies, now }: Offering): Pick<Cart, 'deposit'> {
  if (lines.some(({ state }) => state !== 'held' && state !== 'open')) return {};
  const parts = lines.flatMap(({ id, optionId, localDate, cancellation, total: { charge } }) => {
    const product = sellables.get(optionId)?.product;
    const amountMinor = charge.amount - (discounts.get(id) ?? 0);
    return product ? [{ product, localDate, cancellation, currency: charge.currency, amountMinor }] : [];
  });
  const plan = depositPlanOf(parts, now);
  if (!plan) return {};
  const endsAt = balanceEndsAt(plan.balanceOn);
  const price = (amount: number) => {
    const charge = { amount, currency: plan.currency };
    return { charge, shown: convert(charge, currency, currencies) };
  };
  return {
    deposit: {
      now: price(plan.depositMinor),
      balance: price(plan.balanceMinor),
      balanceOn: plan.balanceOn,
      endsAt: endsAt.toISOString(),
      back: price(depositBackAt(plan, parts, endsAt)),
    },
  };
}
