import type { FerryFare, Option } from '@straits/api-contract';

/** One sailing of the timetable: its clocks and the ISO weekdays on which it runs. */
export interface TimetableRow {
  id: string;
  departs: string;
  arrives: string;
  weekdays: number[];
}

/** Sailings of a direction in the order of departure. */
export const timetableOf = (options: Option[], direction: 'outbound' | 'return'): TimetableRow[] =>
  options
    .flatMap(({ id, facts }): TimetableRow[] =>
      facts?.kind === 'ferry' && facts.direction === direction && facts.departs && facts.arrives
        ? [{ id, departs: facts.departs, arrives: facts.arrives, weekdays: facts.weekdays }]
        : [],
    )
    .sort((a, b) => a.departs.localeCompare(b.departs));

/** Fares of a line as the schedules have them; its options share them, but for the odd cent of a return fare. */
export function faresOf(options: Option[]): FerryFare[] {
  const units = options[0]?.units ?? [];
  return units.flatMap((unit): FerryFare[] => {
    if (unit.facts?.fare !== 'one_way') return [];
    const { travellers } = unit.facts;
    const share = units.find((one) => one.facts?.fare === 'round_trip' && one.type === unit.type && one.facts.travellers === travellers);
    return [
      {
        unitId: unit.id,
        type: unit.type,
        travellers,
        minAge: unit.minAge,
        maxAge: unit.maxAge,
        price: unit.priceFrom,
        roundTrip: share ? { unitId: share.id, price: share.priceFrom } : null,
      },
    ];
  });
}
