import type { Attraction, Availability, Option, Price, PutCartLine } from '@straits/api-contract';
import type { RideSearch } from '../ride-trip/ride-url.rules';

/** What is chosen for a ride: vehicle and moment from the address, words and extras as they are typed. */
export interface RideChoice {
  option: Option | null;
  ride: RideSearch;
  answers: Record<string, string>;
  /** How many of each extra; none is there before somebody asks for it. */
  extras: Record<string, number>;
}

export const factsOf = (option: Option | null) => (option?.facts?.kind === 'transport' ? option.facts : null);

/** The vehicle of the address; else the first that takes everybody. */
export function optionOf(options: Option[], id: string | null, { passengers, bags }: RideSearch): Option | null {
  const named = options.find((option) => option.id === id);
  const fits = (option: Option) => {
    const facts = factsOf(option);
    return facts !== null && facts.seats >= passengers && (facts.per === 'person' || facts.bags >= bags);
  };
  return named ?? options.find(fits) ?? options[0] ?? null;
}

/** Units of a ride: one vehicle, its hours but no fewer than its least, or a seat each. */
export function quantityOf(option: Option, { hours, passengers }: RideSearch): number {
  const facts = factsOf(option);
  if (facts?.per === 'hour') return Math.max(hours, facts.minHours);
  return facts?.per === 'person' ? passengers : 1;
}

const plus = (a: Price, b: Price, times: number): Price => ({
  charge: { ...a.charge, amount: a.charge.amount + b.charge.amount * times },
  shown: { ...a.shown, amount: a.shown.amount + b.shown.amount * times },
});

const sumOfExtras = ({ extras: offered }: Option, chosen: RideChoice['extras'], start: Price): Price =>
  offered.reduce((total, extra) => plus(total, extra.price, chosen[extra.id] ?? 0), start);

/** The whole price, extras in it; of the day once it is known. */
export function totalOf({ option, ride, extras }: RideChoice, availability: Availability | undefined): Price | null {
  const unit = option?.units[0];
  if (!option || !unit) return null;
  const ofDay = availability?.unitPrices.find(({ unitId }) => unitId === unit.id);
  const each = ofDay?.price ?? unit.priceFrom;
  return sumOfExtras(option, extras, plus(each, each, quantityOf(option, ride) - 1));
}

export type Missing = 'option' | 'tooSmall' | 'date' | 'past' | 'gone' | 'time' | 'departure' | { question: string };

interface Known {
  today: string | null;
  availability: Availability | undefined;
}

type Slot = Availability['slots'][number];
const isOpen = ({ status }: Slot) => status === 'AVAILABLE' || status === 'FREESALE' || status === 'LIMITED';

/** Whether no departure of the day has seats, and one would if somebody gave theirs back. */
export const isDayFull = (availability: Availability | undefined): availability is Availability =>
  availability !== undefined && !availability.slots.some(isOpen) && availability.slots.some(({ status }) => status === 'SOLD_OUT');

/** Whether the day has the vehicle; unknown counts as yes until the answer is here. */
const isGone = ({ option }: RideChoice, { availability }: Known) =>
  availability !== undefined && option !== null && !availability.slots.some(isOpen);

/** The chosen departure of a day that has others. */
const isDepartureGone = ({ ride }: RideChoice, { availability }: Known) =>
  availability?.slots.some((slot) => slot.startTime === ride.time && !isOpen(slot)) ?? false;

const hasTime = ({ option, ride }: RideChoice) =>
  option !== null && ride.time !== '' && (option.startTimes.length === 0 || option.startTimes.includes(ride.time));

const isPast = ({ ride }: RideChoice, { today }: Known) => today !== null && ride.date !== '' && ride.date < today;

const openQuestions = ({ questions }: Option, { answers }: RideChoice): Missing[] =>
  questions.filter(({ id, required }) => required && id !== 'luggage' && !answers[id]?.trim()).map(({ id }) => ({ question: id }));

/** Everything that keeps a ride from the cart, in the order of the panel. */
export function allMissing(choice: RideChoice, known: Known): Missing[] {
  const { option, ride } = choice;
  if (!option) return ['option'];
  const checks: [boolean, Missing][] = [
    [ride.passengers > (factsOf(option)?.seats ?? 0), 'tooSmall'],
    [!ride.date, 'date'],
    [isPast(choice, known), 'past'],
    [isGone(choice, known), 'gone'],
    [!hasTime(choice), 'time'],
    [isDepartureGone(choice, known), 'departure'],
  ];
  return [...checks.flatMap(([fails, missing]) => (fails ? [missing] : [])), ...openQuestions(option, choice)];
}

/** The cart's line. Who rides goes as guests where the price is the vehicle's, as units where it is a seat's. */
export function rideLine(product: Pick<Attraction, 'id'>, { option, ride, answers, extras }: RideChoice): PutCartLine | null {
  const unit = option?.units[0];
  if (!option || !unit) return null;
  const asked = new Set(option.questions.map(({ id }) => id));
  const given = Object.entries({ ...answers, luggage: String(ride.bags) })
    .map(([id, text]) => [id, text.trim()] as const)
    .filter(([id, text]) => text && asked.has(id));
  const bought = Object.entries(extras).filter(([, quantity]) => quantity > 0);
  return {
    productId: product.id,
    optionId: option.id,
    localDate: ride.date,
    startTime: ride.time,
    units: [{ unitId: unit.id, quantity: quantityOf(option, ride) }],
    ...(factsOf(option)?.per === 'person' ? {} : { guests: { adults: ride.passengers, childAges: [] } }),
    ...(bought.length > 0 ? { extras: bought.map(([extraId, quantity]) => ({ extraId, quantity })) } : {}),
    ...(given.length > 0 ? { answers: Object.fromEntries(given) } : {}),
  };
}
