import type { Availability, Option, Price } from '@straits/api-contract';
import { allMissing, type Choice, type Missing } from './choice.rules';
import { totalOf, unitProblem } from './units.rules';

type Slot = Availability['slots'][number];
const isOpen = ({ status }: Slot) => status !== 'SOLD_OUT' && status !== 'CLOSED';

/** Why a day cannot be had: `closed` has no visit at all, `soldOut` no place left, `fewLeft` fewer places than people. */
export type DayFault = 'closed' | 'soldOut' | 'fewLeft' | 'past' | 'cutOff';

const REFUSED: Partial<Record<string, DayFault>> = {
  date_unavailable: 'closed',
  date_sold_out: 'soldOut',
  date_past: 'past',
  cut_off_passed: 'cutOff',
};

/** What is known of the chosen day: the API's answer, or the code with which it refused. */
export interface Known {
  choice: Choice;
  /** In the place's zone; null before hydration. */
  today: string | null;
  availability: Availability | undefined;
  refusal: string | undefined;
}

/** The most places that any start of the day has. */
const placesLeftOf = (slots: Slot[]) => Math.max(0, ...slots.map(({ vacancies }) => vacancies ?? 0));

function faultOfSlots(slots: Slot[]): DayFault | null {
  if (slots.some(isOpen)) return null;
  if (placesLeftOf(slots) > 0) return 'fewLeft';
  return slots.some(({ status }) => status === 'SOLD_OUT') ? 'soldOut' : 'closed';
}

const isPast = ({ choice: { option, date }, today }: Known) => Boolean(date && today && date < today && !option?.openDated);

function dayFault(known: Known): DayFault | null {
  const { choice, availability, refusal } = known;
  // A day that has gone is said before a package type is chosen; what is free depends on the type.
  if (isPast(known)) return 'past';
  if (!choice.option || !(choice.date || choice.option.openDated)) return null;
  if (availability) return faultOfSlots(availability.slots);
  return (refusal && REFUSED[refusal]) || null;
}

function slotOf(availability: Availability | undefined, { option, time }: Choice): Slot | undefined {
  const slots = availability?.slots ?? [];
  return option?.startTimes.length ? slots.find(({ startTime }) => startTime === time) : slots[0];
}

/** Prices of the chosen day; before a day is chosen, the lowest ones. */
function pricesOf(option: Option | null, availability: Availability | undefined): ReadonlyMap<string, Price> {
  if (availability) return new Map(availability.unitPrices.map(({ unitId, price }) => [unitId, price]));
  return new Map(option?.units.map(({ id, priceFrom }) => [id, priceFrom]));
}

/** The first of what is missing, and all of it. */
const whatIsMissing = (everyMissing: Missing[]) => ({ missing: everyMissing[0] ?? null, everyMissing });

/** Everything that follows from the choice and the day's answer: what is wrong, what is missing, what it costs. */
export function bookingState(known: Known) {
  const { choice, availability } = known;
  const fault = dayFault(known);
  const slot = slotOf(availability, choice);
  const problem = choice.option && unitProblem(choice.option, choice.quantities, slot?.vacancies ?? null);
  const isUnavailable = fault !== null || (slot !== undefined && !isOpen(slot));
  const prices = pricesOf(choice.option, availability);
  return {
    fault,
    problem,
    prices,
    total: totalOf(choice.quantities, prices),
    /** False while the total is made of lowest prices, because no day is chosen yet. */
    isExact: availability !== undefined,
    placesLeft: placesLeftOf(availability?.slots ?? []),
    ...whatIsMissing(allMissing(choice, { hasUnitProblem: problem !== null, isUnavailable })),
  };
}
