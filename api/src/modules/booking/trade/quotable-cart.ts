import type { CartLine, QuotableCart } from '@straits/api-contract';
import type { Sql } from '../../../database/connection';
import { findMarkupsAbove, type Member } from '../../agency';
import { atAgency, type SellableOption } from '../../catalog';
import type { CartLineRow } from '../cart.sql';
import type { View } from '../cart-line-view';
import { readCart } from '../cart-view';
import { netOf, priceLine } from '../line-price.rules';
import type { ShownLine } from './quotes.sql';

/** A line of an agent's cart with what the agency pays for it. */
export interface NetLine {
  row: CartLineRow;
  line: CartLine;
  sellable: SellableOption;
  netMinor: number;
}

/** The cart of one of an agency's people at its net prices of the days chosen. */
export async function findNetLines(db: Sql, { agencyId, userId }: Member, view: View): Promise<NetLine[]> {
  const { rows, cart, sellables } = await readCart(db, { userId }, view);
  const markups = await findMarkupsAbove(db, agencyId);
  return rows.flatMap((row) => {
    const [line, sellable] = [cart.lines.find(({ id }) => id === row.id), sellables.get(row.optionId)];
    return line && sellable ? [{ row, line, sellable, netMinor: netOf(priceLine(atAgency(sellable, markups), row)) }] : [];
  });
}

/** What a client reads of a line. */
export const shownOf = ({ productName, optionName, lang, picture, localDate, startTime, endDate, units, extras }: CartLine): ShownLine => ({
  ...{ productName, optionName, lang, picture, localDate, startTime, endDate },
  units: units.map(({ name, quantity }) => ({ name, quantity })),
  extras: extras.map(({ name, quantity }) => ({ name, quantity })),
});

const isHeld = ({ state }: CartLine) => state === 'held' || state === 'open';

export async function viewQuotableCart(db: Sql, member: Member, view: View): Promise<QuotableCart> {
  const lines = await findNetLines(db, member, view);
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
