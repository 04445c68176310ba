import type { Cart, CartLine, Hold, Money, Price } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import { addDays } from '../../clock';
import type { Sql } from '../../database/connection';
import {
  cancellationDeadlines,
  findSellables,
  namesDeadline,
  otherLangOf,
  pictureOf,
  textsOf,
  viewBookingQuestions,
  viewPassengerQuestions,
  type SellableOption,
} from '../catalog';
import { convert, findCurrencies, type Currencies } from '../shop';
import { viewAnswers } from './answers.rules';
import { findCart, type CartLineRow, type CartOwner, type ShownHold, type WholeCart } from './cart.sql';
import { noticesOf } from './cart-notices.rules';
import { viewDeposit } from './deposits/view-deposit';
import { discountsOf } from './discounts/discount.rules';
import { findCartDiscount } from './discounts/discounts.sql';
import { nationalityOf, priceLine, ticketsOf } from './line-price.rules';
import { paidOnBoard } from './paid-on-board.rules';

export interface View {
  language: Language;
  /** Display currency. */
  currency: string;
  now: Date;
}

export const priceIn = (charge: Money, currency: string, currencies: Currencies): Price => ({
  charge,
  shown: convert(charge, currency, currencies),
});

export const holdOf = (row: ShownHold, now: Date): Hold => ({
  id: row.id,
  status: row.status === 'ACTIVE' && row.expiresAt <= now ? 'EXPIRED' : row.status,
  expiresAt: row.expiresAt.toISOString(),
  serverNow: now.toISOString(),
  renewalsLeft: row.renewalsLeft,
});

function stateOf(sellable: SellableOption, line: CartLineRow, hold: Hold | null): CartLine['state'] {
  if (!sellable.product.active || !sellable.option.active) return 'unavailable';
  if (!line.holdId) return sellable.option.openDated ? 'open' : 'expired';
  return hold?.status === 'ACTIVE' ? 'held' : 'expired';
}

const sumOf = (parts: { quantity: number; priceMinor: number }[]) =>
  parts.reduce((sum, { quantity, priceMinor }) => sum + quantity * priceMinor, 0);

/** The day of leaving: of a stay by its nights, of a tour or cruise by the product's. */
const endOf = (localDate: string | null, nights: number | null) => (localDate && nights ? addDays(localDate, nights) : null);

const laterThan = (now: Date, at: Date | null) => (at && at > now ? at : null);

interface Sight extends View {
  currencies: Currencies;
}
/** A line with what is known about it. */
interface KnownLine {
  line: CartLineRow;
  sellable: SellableOption;
  holdRow: ShownHold | null;
}

/** What is bought: units, extras and nights at today's prices, in the words of the view. */
function viewBought({ line, sellable }: KnownLine, { language, money }: { language: Language; money: (amount: number) => Price }) {
  const { option } = sellable;
  const live = priceLine(sellable, line);
  const bought: Pick<CartLine, 'units' | 'extras' | 'nightPrices' | 'answers' | 'total' | 'priceWas'> = {
    units: live.units.map(({ unit, quantity, priceMinor }) => ({
      unitId: unit.id,
      type: unit.type,
      name: textsOf(unit.texts, language).name,
      lang: otherLangOf(unit.texts, language),
      quantity,
      unitPrice: money(priceMinor),
      tickets: ticketsOf(option, quantity),
      minAge: unit.minAge,
      maxAge: unit.maxAge,
      nationality: nationalityOf(unit),
    })),
    extras: live.extras.map(({ extra, quantity }) => ({
      extraId: extra.id,
      name: textsOf(extra.texts, language).name,
      quantity,
      unitPrice: money(extra.priceMinor),
    })),
    nightPrices: live.nights.map(({ localDate, priceMinor }) => ({ localDate, price: money(priceMinor) })),
    answers: viewAnswers(option, line, language),
    total: money(live.totalMinor),
    priceWas: null,
  };
  const before = sumOf(line.units) + sumOf(line.extras);
  return before === live.totalMinor ? bought : { ...bought, priceWas: money(before) };
}

function viewLine(known: KnownLine, sight: Sight): CartLine {
  const { line, sellable, holdRow } = known;
  const { product, option } = sellable;
  const { currency, currencies, language, now } = sight;
  const money = (amount: number): Price => priceIn({ amount, currency: option.chargeCurrency }, currency, currencies);
  const hold = holdRow ? holdOf(holdRow, now) : null;
  const visit = line.localDate === null ? null : { localDate: line.localDate, startTime: line.startTime || null };
  return {
    id: line.id,
    ...{ productId: product.id, optionId: option.id, kind: product.kind },
    ...{ productName: textsOf(product.texts, language).name, optionName: textsOf(option.texts, language).name },
    lang: otherLangOf(product.texts, language),
    picture: pictureOf(product.pictures, language),
    localDate: line.localDate,
    startTime: line.startTime || null,
    nights: line.nights,
    endDate: endOf(line.localDate, line.nights ?? product.nights),
    timeZone: product.timeZone,
    ...{ passengerFields: option.passengerFields, passengerQuestions: viewPassengerQuestions(option, language) },
    bookingQuestions: viewBookingQuestions(sellable, language),
    namesUntil: laterThan(now, namesDeadline(product, visit))?.toISOString() ?? null,
    guests: line.guests,
    durationMinutes: product.durationMinutes,
    paidOnBoard: paidOnBoard(sellable, line, sight),
    groupId: line.groupId,
    ...viewBought(known, { language, money }),
    state: stateOf(sellable, line, hold),
    hold,
    cancellation: cancellationDeadlines(option, product, visit),
  };
}

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
