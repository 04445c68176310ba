import type { CartLine, Price } from '@straits/api-contract';

export interface CartGroups {
  live: CartLine[];
  expired: CartLine[];
  unavailable: CartLine[];
}

/** A hold whose time is over counts as expired here at once, before the API's next answer says so. */
export function groupLines(lines: CartLine[], isOver: (line: CartLine) => boolean): CartGroups {
  const groups: CartGroups = { live: [], expired: [], unavailable: [] };
  for (const line of lines) {
    if (line.state === 'unavailable') groups.unavailable.push(line);
    else if (line.state === 'expired' || (line.state === 'held' && isOver(line))) groups.expired.push(line);
    else groups.live.push(line);
  }
  return groups;
}

/** The supplier has taken the chosen pick-up point away: another must be chosen before the line can be ordered (A29). */
export const lacksPoint = ({ answers }: Pick<CartLine, 'answers'>) => answers.some(({ isGone }) => isGone);

/** Another currency is charged than the one that is shown. */
export const isConverted = (price: Price) => price.charge.currency !== price.shown.currency;

type Named = Pick<CartLine, 'id' | 'productId' | 'productName' | 'optionName'>;
/** A line's name among others: with what was chosen, where another line is of the same product (there and back). */
export const lineName = ({ id, productId, productName, optionName }: Named, lines: readonly Named[]): string =>
  lines.some((other) => other.id !== id && other.productId === productId) ? `${productName} · ${optionName}` : productName;
