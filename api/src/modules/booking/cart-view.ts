import type { Cart, CartLine, Money } from '@straits/api-contract';
import type { Sql } from '../../database/connection';
import { findSellables, type SellableOption } from '../catalog';
import { findCurrencies } from '../shop';
import { findCart, type CartLineRow, type CartOwner, type WholeCart } from './cart.sql';
import { priceIn, viewLine, type Sight, type View } from './cart-line-view';
import { noticesOf } from './cart-notices.rules';
import { viewDeposit } from './deposits/view-deposit';
import { discountsOf } from './discounts/discount.rules';
import { findDiscount } from './discounts/discounts.sql';

/** The lines that are paid for when the cart is ordered now. */
const countingLines = (lines: CartLine[]) => lines.filter(({ state }) => state === 'held' || state === 'open');

/** One sum a charge currency. */
function sumsOf(moneys: Money[]): Money[] {
  const sums = new Map<string, number>();
  for (const { amount, currency } of moneys) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
}

/** What the applied code takes off each line, minor units; empty without one that counts. */
export interface LineDiscounts {
  code: string | null;
  shares: ReadonlyMap<string, number>;
}
const NO_DISCOUNT: LineDiscounts = { code: null, shares: new Map() };

async function findLineDiscounts(db: Sql, cart: WholeCart, { lines, now }: { lines: CartLine[]; now: Date }): Promise<LineDiscounts> {
  const terms = cart.discountCode && (await findDiscount(db, cart.discountCode, now));
  if (!terms) return NO_DISCOUNT;
  const priced = countingLines(lines).map(({ id, kind, total: { charge } }) => ({
    ...{ id, kind },
    currency: charge.currency,
    totalMinor: charge.amount,
  }));
  return { code: terms.code, shares: discountsOf(terms, priced) };
}

type Sums = Pick<Cart, 'subtotal' | 'discount' | 'total'>;
function viewSums(lines: CartLine[], discount: LineDiscounts, { currency, currencies }: Sight): Sums {
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

/** A cart with all that its prices were worked out from. */
export interface ReadCart {
  cart: Cart;
  rows: CartLineRow[];
  /** By option id, as the prices of the lines were read from them. */
  sellables: ReadonlyMap<string, SellableOption>;
  discounts: LineDiscounts;
}

/**
 * Reads a cart and prices it, once: who sells by these prices uses what is read here, because a second read may find other ones
 * (a new price, a discount code whose last use was taken meanwhile).
 */
export async function readCart(db: Sql, owner: CartOwner | null, view: View): Promise<ReadCart> {
  const found = owner && (await findCart(db, owner));
  const rows = found?.lines ?? [];
  const currencies = await findCurrencies(db);
  const sellables = await findSellables(db, [...new Set(rows.map(({ optionId }) => optionId))]);
  const lines = rows.flatMap((row) => {
    const sellable = sellables.get(row.optionId);
    return sellable ? [viewLine({ line: row, sellable, holdRow: row.hold }, { ...view, currencies })] : [];
  });
  const discounts = found ? await findLineDiscounts(db, found, { lines, now: view.now }) : NO_DISCOUNT;
  const ends = lines.flatMap(({ state, hold }) => (state === 'held' && hold ? [hold.expiresAt] : []));
  const cart = {
    lines,
    count: lines.length,
    ...viewSums(lines, discounts, { ...view, currencies }),
    ...viewDeposit({ lines, sellables, discounts: discounts.shares, currencies, ...view }),
    expiresAt: ends.sort()[0] ?? null,
    serverNow: view.now.toISOString(),
    notice: noticesOf(found?.notices ?? [], lines),
  };
  return { cart, rows, sellables, discounts };
}

/** The cart as its owner sees it now: live prices, live holds, subtotals of what can be bought, one per charge currency. */
export const viewCart = async (db: Sql, owner: CartOwner | null, view: View): Promise<Cart> => (await readCart(db, owner, view)).cart;
