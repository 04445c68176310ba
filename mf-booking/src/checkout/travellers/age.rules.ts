import type { CartLine } from '@straits/api-contract';
import { ageOn, isInBand, type Band } from '@straits/api-contract/age';

const endOf = ({ maxAge }: Band) => maxAge ?? Number.POSITIVE_INFINITY;

/**
 * The ticket that a person of this age travels on. Whoever is older than every band travels on the oldest one: without a senior band,
 * 41 and more is an adult (R3). Undefined when nobody of this age can be booked.
 */
export function bandFor<B extends Band>(bands: B[], age: number): B | undefined {
  const exact = bands.find((band) => isInBand(band, age));
  if (exact) return exact;
  const oldest = bands.reduce<B | undefined>((best, band) => (best && endOf(best) >= endOf(band) ? best : band), undefined);
  return oldest && age > endOf(oldest) ? oldest : undefined;
}

export type AgeJudgement = { kind: 'fits' } | { kind: 'other'; age: number; unitId: string } | { kind: 'none'; age: number };

type Unit = Band & { unitId: string };

interface Judged {
  /** Both plain dates. */
  birth: string;
  visit: string;
  own: Unit;
  /** All that the option sells. */
  units: Unit[];
}

/** Whether a person born on `birth` may use this ticket on the visit day, or which one they need instead. */
export function judgeAge({ birth, visit, own, units }: Judged): AgeJudgement {
  const age = ageOn(birth, visit);
  const right = bandFor(units.length > 0 ? units : [own], age);
  if (!right) return { kind: 'none', age };
  return right.unitId === own.unitId || isInBand(own, age) ? { kind: 'fits' } : { kind: 'other', age, unitId: right.unitId };
}

/** The day on which age counts: the visit, or today for tickets without a date. */
export const visitDay = (line: Pick<CartLine, 'localDate'>, today: string) => line.localDate ?? today;
