import type { Cart, CartLine, Hold, Money, Price } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import type { Sql } from '../../database/connection';
import { cancellationDeadlines, findSellables, pictureOf, textsOf, type SellableOption } from '../catalog';
import { convert, findCurrencies, type Currencies } from '../shop';
import { findCartLines, type CartLineRow, type CartOwner } from './cart.sql';
import { findHolds, type HoldRow } from './holds.sql';

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

export const holdOf = (row: HoldRow, now: Date): Hold => ({
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

const sumOf = (units: { quantity: number; priceMinor: number }[]) =>
  units.reduce((sum, { quantity, priceMinor }) => sum + quantity * priceMinor, 0);

interface Sight extends View {
  currencies: Currencies;
}
/** A line with what is known about it. */
interface KnownLine {
  line: CartLineRow;
  sellable: SellableOption;
  holdRow: HoldRow | undefined;
}

function viewLine({ line, sellable, holdRow }: KnownLine, sight: Sight): CartLine {
  const { product, option } = sellable;
  const { currency, currencies, language, now } = sight;
  const money = (amount: number): Price => priceIn({ amount, currency: option.chargeCurrency }, currency, currencies);
  const hold = holdRow ? holdOf(holdRow, now) : null;
  const live = line.units.flatMap(({ unitId, quantity }) => {
    const unit = sellable.units.find(({ id }) => id === unitId);
    return unit ? [{ unit, quantity, priceMinor: unit.priceMinor }] : [];
  });
  const [before, total] = [sumOf(line.units), sumOf(live)];
  return {
    id: line.id,
    productId: product.id,
    optionId: option.id,
    kind: product.kind,
    productName: textsOf(product.texts, language).name,
    optionName: textsOf(option.texts, language).name,
    picture: pictureOf(product.pictures, language),
    localDate: line.localDate,
    startTime: line.startTime || null,
    timeZone: product.timeZone,
    units: live.map(({ unit, quantity, priceMinor }) => ({
      unitId: unit.id,
      type: unit.type,
      name: textsOf(unit.texts, language).name,
      quantity,
      unitPrice: money(priceMinor),
      minAge: unit.minAge,
      maxAge: unit.maxAge,
    })),
    passengerFields: option.passengerFields,
    total: money(total),
    state: stateOf(sellable, line, hold),
    hold,
    priceWas: before === total ? null : money(before),
    cancellation: cancellationDeadlines(option, product, line.localDate),
  };
}

function subtotalsOf(lines: CartLine[], currency: string, currencies: Currencies): Price[] {
  const sums = new Map<string, number>();
  for (const line of lines) {
    if (line.state !== 'held' && line.state !== 'open') continue;
    const { amount, currency: charge } = line.total.charge;
    sums.set(charge, (sums.get(charge) ?? 0) + amount);
  }
  return [...sums].map(([charge, amount]) => priceIn({ amount, currency: charge }, currency, currencies));
}

/** The cart as its owner sees it now: live prices, live holds, subtotals of what can be bought, one per charge currency. */
export async function viewCart(db: Sql, owner: CartOwner | null, view: View): Promise<Cart> {
  const rows = owner ? await findCartLines(db, owner) : [];
  const currencies = await findCurrencies(db);
  const [sellables, holds] = await Promise.all([
    findSellables(db, [...new Set(rows.map(({ optionId }) => optionId))]),
    findHolds(
      db,
      rows.flatMap(({ holdId }) => holdId ?? []),
    ),
  ]);
  const lines = rows.flatMap((row) => {
    const sellable = sellables.get(row.optionId);
    const holdRow = row.holdId ? holds.get(row.holdId) : undefined;
    return sellable ? [viewLine({ line: row, sellable, holdRow }, { ...view, currencies })] : [];
  });
  const ends = lines.flatMap(({ state, hold }) => (state === 'held' && hold ? [hold.expiresAt] : []));
  return {
    lines,
    count: lines.length,
    subtotal: subtotalsOf(lines, view.currency, currencies),
    expiresAt: ends.sort()[0] ?? null,
    serverNow: view.now.toISOString(),
    notice: lines.flatMap(({ priceWas, productName }) => (priceWas ? [{ code: 'price_changed' as const, productName }] : [])),
  };
}
