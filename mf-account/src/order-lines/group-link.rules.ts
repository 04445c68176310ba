import type { Order, OrderLine } from '@straits/api-contract';

/** The last day before an end, where the visit is, as date boxes take it: what ends at midnight ends the day before. */
export const dayBefore = (end: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(Date.parse(end) - 1);

/** How many of those who still travel have a name. */
export function namedOf({ passengers }: Pick<OrderLine, 'passengers'>): { named: number; people: number } {
  const standing = passengers.filter(({ isCancelled }) => !isCancelled);
  return { named: standing.filter(({ name }) => name).length, people: standing.length };
}

/** A group names itself while names are taken and one is missing, or a link is out. One person has their own link. */
export function isForGroup(
  order: Pick<Order, 'serverNow'>,
  line: Pick<OrderLine, 'passengers' | 'namesUntil' | 'nameLink' | 'isCancelled'>,
): boolean {
  const { named, people } = namedOf(line);
  const isOpen = !line.isCancelled && line.namesUntil !== null && line.namesUntil > order.serverNow;
  return isOpen && people > 1 && (named < people || line.nameLink !== null);
}
