import type { Cart, CartLine, Money } from '@straits/api-contract';
import type { Sql } from '../../database/connection';
import { findSellables } from '../catalog';
import { findCurrencies } from '../shop';
import { findCart, type CartOwner, type WholeCart } from './cart.sql';
import { priceIn, viewLine, type Sight, type View } from './cart-line-view';
import { noticesOf } from './cart-notices.rules';
import { viewDeposit } from './deposits/view-deposit';
import { discountsOf } from './discounts/discount.rules';
import { findCartDiscount } from './discounts/discounts.sql';

/** The lines that are paid for when the cart is ordered now. */
const countingLines = (lines: CartLine[]) => lines.filter(({ state }) => state === 'held' || state === 'open');

/** One sum a charge currency. */
function sumsOf(moneys: Money[]): Money[] {
  const sums = new Map<string, number>();
  for (const { amount, currency } of moneys) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
}

/** What each line of the cart costs less by the applied code; empty without one that counts. */
export async function findLineDiscounts(db: Sql, cartId: string, { lines, now }: { lines: CartLine[]; now: Date }) {
  const terms = await findCartDiscount(db, cartId, now);
  const priced = countingLines(lines).map(({ id, kind, total: { charge } }) => ({
    ...{ id, kind },
    currency: charge.currency,
    totalMinor: charge.amount,
  }));
  return { code: terms?.code ?? null, shares: terms ? discountsOf(terms, priced) : new Map<string, number>() };
}

type Sums = Pick<Cart, 'subtotal' | 'discount' | 'total'>;
function viewSums(
  lines: CartLine[],
  discount: { code: string | null; shares: Map<string, number> },
  { currency, currencies }: Sight,
): Sums {
  const shown = (moneys: Money[]) => moneys.map((money) => priceIn(money, currency, currencies));
  const charges = countingLines(lines).map(({ id, total: { charge } }) => ({ id, ...charge }));
  const off = charges.flatMap(({ id, currency: charge }) => {
    const amount = discount.shares.get(id);
    return amount ? [{ amount, currency: charge }] : [];
  });
  const total = charges.map(({ id, amount, currency: charge }) => ({ amount: amount - (discount.shares.get(id) ?? 0), currency: charge }));
  return {
    subtotal: shown(sumsOf(charges)),
    discount: discount.code && off.length > 0 ? { code: discount.code, off: shown(sumsOf(off)) } : null,
    total: shown(sumsOf(total)),
  };
}

const discountOf = async (db: Sql, cart: WholeCart | null | undefined, priced: { lines: CartLine[]; now: Date }) =>
  cart?.discountCode ? findLineDiscounts(db, cart.id, priced) : { code: null, shares: new Map<string, number>() };

/** The cart as its owner sees it now: live prices, live holds, subtotals of what can be bought, one per charge currency. */
export async function viewCart(db: Sql, owner: CartOwner | null, view: View): Promise<Cart> {
  const cart = owner && (await findCart(db, owner));
  const rows = cart?.lines ?? [];
  const currencies = await findCurrencies(db);
  const sellables = await findSellables(db, [...new Set(rows.map(({ optionId }) => optionId))]);
  const lines = rows.flatMap((row) => {
    const sellable = sellables.get(row.optionId);
    return sellable ? [viewLine({ line: row, sellable, holdRow: row.hold }, { ...view, currencies })] : [];
  });
  const discount = await discountOf(db, cart, { lines, now: view.now });
  const ends = lines.flatMap(({ state, hold }) => (state === 'held' && hold ? [hold.expiresAt] : []));
  return {
    lines,
    count: lines.length,
    ...viewSums(lines, discount, { ...view, currencies }),
    ...viewDeposit({ lines, sellables, discounts: discount.shares, currencies, ...view }),
    expiresAt: ends.sort()[0] ?? null,
    serverNow: view.now.toISOString(),
    notice: noticesOf(cart?.notices ?? [], lines),
  };
}
