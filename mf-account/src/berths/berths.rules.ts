import type { Order, OrderLine } from '@straits/api-contract';

/** What is said of each traveller: a room or cabin that people share, a seat of their own, or of a room or vehicle, who else is in it. */
export type BerthWords = 'room' | 'cabin' | 'seat' | 'sharing' | 'riding';
const WORDS: Record<OrderLine['kind'], BerthWords> = {
  hotel: 'sharing',
  package: 'room',
  cruise: 'cabin',
  ferry: 'seat',
  attraction: 'seat',
  transport: 'riding',
};
export const berthWordsOf = ({ kind }: Pick<OrderLine, 'kind'>): BerthWords => WORDS[kind];

/** From how many people an attraction is a show with seats rather than a gate to walk through. */
const SEATED_GROUP = 10;

type Line = Pick<OrderLine, 'kind' | 'passengers' | 'isCancelled'>;
export const standingOf = ({ passengers }: Pick<OrderLine, 'passengers'>) => passengers.filter(({ isCancelled }) => !isCancelled);

export function hasBerths({ status }: Pick<Order, 'status'>, line: Line): boolean {
  if (line.isCancelled || status === 'CANCELLED' || status === 'EXPIRED') return false;
  const people = standingOf(line).length;
  return line.kind === 'hotel' || line.kind === 'transport' ? people > 0 : people >= (line.kind === 'attraction' ? SEATED_GROUP : 2);
}

/** What was typed, by traveller. */
export type Typed = Record<string, string>;

export const changedBerths = (people: OrderLine['passengers'], typed: Typed) =>
  people.flatMap(({ id, berth = '' }) => {
    const wanted = (typed[id] ?? berth).trim();
    return wanted === berth ? [] : [{ travellerId: id, berth: wanted }];
  });

/** Who is where, as people count (2 before 10); "12a" and "12A" are one. */
export function sharedBerths<T extends { berth: string }>(people: T[]): { berth: string; people: T[] }[] {
  const byBerth = new Map<string, { berth: string; people: T[] }>();
  for (const person of people) {
    const key = person.berth.trim().toLowerCase();
    if (!key) continue;
    const shared = byBerth.get(key) ?? { berth: person.berth.trim(), people: [] };
    byBerth.set(key, { ...shared, people: [...shared.people, person] });
  }
  const inOrder = new Intl.Collator('en', { numeric: true }).compare;
  return [...byBerth.values()].sort((one, other) => inOrder(one.berth, other.berth));
}
