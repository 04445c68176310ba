import type { Unit } from '@straits/api-contract';
import type { Quantities } from '../../cart-line/line-change.rules';

type Fares = Pick<Unit, 'id' | 'type' | 'facts'>;
/** One way of a journey: its tickets, and what each unit costs on its day, in minor units. */
export interface Way {
  quantities: Quantities;
  prices: ReadonlyMap<string, number>;
}

const factsOf = ({ facts }: Fares) => (facts?.kind === 'ferry' ? facts : undefined);

/** The single fare and the share of the return fare of one kind of traveller; undefined for whom there is no return fare. */
function faresOf(unitId: string, units: Fares[]) {
  const own = units.find(({ id }) => id === unitId);
  const has = (fare: string) =>
    units.find(
      (unit) => unit.type === own?.type && factsOf(unit)?.fare === fare && factsOf(unit)?.travellers === (own && factsOf(own)?.travellers),
    );
  const [single, share] = [has('one_way'), has('round_trip')];
  return single && share && { single: single.id, share: share.id };
}

/** Tickets by their single fare: who travels, whatever the fare. */
function peopleOf({ quantities }: Way, units: Fares[]): Map<string, number> {
  const people = new Map<string, number>();
  for (const [unitId, quantity] of Object.entries(quantities)) {
    const kind = faresOf(unitId, units)?.single ?? unitId;
    people.set(kind, (people.get(kind) ?? 0) + quantity);
  }
  return people;
}

/** What a way costs as the API prices a trip: who also goes the other way on the return fare, the others on the single one. */
function costOf(way: Way, other: Way, units: Fares[]): number {
  const others = peopleOf(other, units);
  const priceOf = (unitId: string) => way.prices.get(unitId) ?? 0;
  return [...peopleOf(way, units)].reduce((sum, [kind, count]) => {
    const share = faresOf(kind, units)?.share;
    const both = share ? Math.min(count, others.get(kind) ?? 0) : 0;
    return sum + both * priceOf(share ?? kind) + (count - both) * priceOf(kind);
  }, 0);
}

/** What a journey there and back costs more, or less, once a ticket of one way became another: a return fare is there for who goes both ways alone. */
export function tripDifference([own, other]: [Way, Way], { from, to, units }: { from: string; to: string; units: Fares[] }): number {
  const quantities = { ...own.quantities, [from]: (own.quantities[from] ?? 0) - 1, [to]: (own.quantities[to] ?? 0) + 1 };
  const changed = { ...own, quantities };
  const total = (way: Way) => costOf(way, other, units) + costOf(other, way, units);
  return total(changed) - total(own);
}
