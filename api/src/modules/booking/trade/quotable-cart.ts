import type { CartLine, QuotableCart } from '@straits/api-contract';
import type { Sql } from '../../../database/connection';
import { findSellables, type SellableOption } from '../../catalog';
import { findCartLines, type CartLineRow, type CartOwner } from '../cart.sql';
import { viewCart, type View } from '../cart-view';
import { priceLine } from '../line-price.rules';
import type { ShownLine } from './quotes.sql';

/** A line of an agent's cart with what the agency pays for it. */
export interface NetLine {
  row: CartLineRow;
  line: CartLine;
  sellable: SellableOption;
  netMinor: number;
}

/** What the agency pays for a choice at the prices of its days. */
function netOf(sellable: SellableOption, row: CartLineRow): number {
  const { units, extras } = priceLine(sellable, row);
  return (
    units.reduce((sum, { quantity, netMinor }) => sum + quantity * netMinor, 0) +
    extras.reduce((sum, { extra, quantity }) => sum + quantity * extra.netMinor, 0)
  );
}

/** The cart with net prices. For an agency's people alone: whoever calls this has checked that. */
export async function findNetLines(db: Sql, owner: CartOwner, view: View): Promise<NetLine[]> {
  const rows = await findCartLines(db, owner);
  const { lines } = await viewCart(db, owner, view);
  const sellables = await findSellables(db, [...new Set(rows.map(({ optionId }) => optionId))]);
  return rows.flatMap((row) => {
    const [line, sellable] = [lines.find(({ id }) => id === row.id), sellables.get(row.optionId)];
    return line && sellable ? [{ row, line, sellable, netMinor: netOf(sellable, row) }] : [];
  });
}

/** What a client reads of a line. */
export const shownOf = ({ productName, optionName, lang, picture, localDate, startTime, endDate, units, extras }: CartLine): ShownLine => ({
  ...{ productName, optionName, lang, picture, localDate, startTime, endDate },
  units: units.map(({ name, quantity }) => ({ name, quantity })),
  extras: extras.map(({ name, quantity }) => ({ name, quantity })),
});

const isHeld = ({ state }: CartLine) => state === 'held' || state === 'open';

export async function viewQuotableCart(db: Sql, owner: CartOwner, view: View): Promise<QuotableCart> {
  const lines = await findNetLines(db, owner, view);
  return {
    lines: lines.map(({ line, netMinor }) => ({
      ...shownOf(line),
      lineId: line.id,
      net: { amount: netMinor, currency: line.total.charge.currency },
      retail: line.total.charge,
      isHeld: isHeld(line),
    })),
  };
}
