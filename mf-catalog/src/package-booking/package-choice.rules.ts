import type { Attraction, Departure, Option, Price, PutCartLine, Unit } from '@straits/api-contract';
import { writeQuantities } from '../attraction-booking/choice.rules';
import {
  firstQuantities,
  quantitiesOf,
  quantityOf,
  unitProblem,
  type Quantities,
  type UnitProblem,
} from '../attraction-booking/units.rules';
import { isPlainDate } from '../place-time/plain-date.rules';
import { dateFault, departureOn, optionOf, pricesOf, type DateFault } from '../trip/departure.rules';
import { LED } from '../trip/led.rules';

/** Ages of the children by the way they sleep; null where none was said yet. */
export type Ages = Record<string, (number | null)[]>;

/** What is chosen of a package; it lives in the address (U34). Numbers and ages only: names are asked at the checkout. */
export interface PackageChoice {
  date: string | null;
  quantities: Quantities;
  /** Whether the numbers were said, or are only where the page begins. */
  hasPeople: boolean;
  ages: Ages;
  extras: Quantities;
}

/** `adult:2,infant:1` as pairs; what is no pair is left out. */
const pairsOf = (text: string | null): [id: string, rest: string][] =>
  (text ?? '').split(',').flatMap((part) => {
    const [, id, rest] = /^([A-Za-z0-9._-]+):([\d-]{1,60})$/.exec(part) ?? [];
    return id && rest ? [[id, rest] as [string, string]] : [];
  });

function readPeople(text: string | null, option: Option): Quantities {
  if (text === null) return firstQuantities(option);
  return quantitiesOf(
    option,
    pairsOf(text).map(([id, count]) => [id, Number(count) || 0]),
  );
}

/** Units of which each traveller's age is asked: their bed is chosen, and the band has to fit. */
export const hasAges = ({ type }: Unit) => type === 'CHILD';
const isIn = ({ minAge, maxAge }: Unit, age: number) => age >= (minAge ?? 0) && age <= (maxAge ?? 17);

/** As many ages as there are children of each kind; one outside its band counts as not said. */
function readAges(text: string | null, option: Option, quantities: Quantities): Ages {
  const said = new Map(pairsOf(text).map(([id, ages]) => [id, ages.split('-')]));
  const units = option.units.filter((unit) => hasAges(unit) && quantityOf(quantities, unit.id) > 0);
  return Object.fromEntries(
    units.map((unit) => {
      const ages = said.get(unit.id) ?? [];
      const ageAt = (index: number) => {
        const age = Number(ages[index]);
        return ages[index] && isIn(unit, age) ? age : null;
      };
      return [unit.id, Array.from({ length: quantityOf(quantities, unit.id) }, (_, index) => ageAt(index))];
    }),
  );
}

function readExtras(text: string | null, option: Option, people: number): Quantities {
  return Object.fromEntries(
    pairsOf(text).flatMap(([id, count]) => {
      const extra = option.extras.find((one) => one.id === id);
      const most = extra ? mostOf(extra, people) : 0;
      const quantity = Math.min(most, Number(count) || 0);
      return quantity > 0 ? [[id, quantity]] : [];
    }),
  );
}

/** Of what is bought by the person, no more than there are people. */
export const mostOf = ({ per, maxQuantity }: Option['extras'][number], people: number) =>
  per === 'person' ? Math.min(maxQuantity, people) : maxQuantity;

export const peopleIn = (quantities: Quantities) => Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0);

export function readPackageChoice(search: URLSearchParams, option: Option): PackageChoice {
  const date = search.get('date');
  const quantities = readPeople(search.get('units'), option);
  return {
    date: isPlainDate(date) ? date : null,
    quantities,
    hasPeople: search.has('units'),
    ages: readAges(search.get('ages'), option, quantities),
    extras: readExtras(search.get('extras'), option, peopleIn(quantities)),
  };
}

const writeAges = (ages: Ages) =>
  Object.entries(ages)
    .filter(([, of]) => of.length > 0)
    .map(([id, of]) => `${id}:${of.map((age) => age ?? '').join('-')}`)
    .join(',');

/** The address after a change; other parameters stay. */
export function writePackageChoice(search: URLSearchParams, change: Partial<PackageChoice>): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete(LED);
  const set = (name: string, text: string | undefined) => {
    if (text === undefined) return;
    if (text || name === 'units') next.set(name, text);
    else next.delete(name);
  };
  set('date', change.date ?? undefined);
  set('units', change.quantities && writeQuantities(change.quantities));
  set('ages', change.ages && writeAges(change.ages));
  set('extras', change.extras && writeQuantities(change.extras));
  return next;
}

/** What keeps the numbers from being right: a rule of the tour, or an age that is not said. */
export type PeopleProblem = UnitProblem | { code: 'age'; unitId: string; index: number };

/** Infants travel on a lap and take no place. */
const placesTaken = (option: Option, quantities: Quantities) =>
  option.units.reduce((sum, { id, type }) => sum + (type === 'INFANT' ? 0 : quantityOf(quantities, id)), 0);

function numbersProblem(option: Option, { quantities }: PackageChoice, vacancies: number | null): UnitProblem | null {
  const broken = unitProblem(option, quantities, null);
  if (broken) return broken;
  return vacancies !== null && placesTaken(option, quantities) > vacancies ? { code: 'placesLeft', left: vacancies } : null;
}

/** All of them, in the order of the page. */
export function peopleProblems(option: Option, choice: PackageChoice, vacancies: number | null): PeopleProblem[] {
  const ofNumbers = numbersProblem(option, choice, vacancies);
  const unsaid = Object.entries(choice.ages).flatMap(([unitId, of]) =>
    of.flatMap((age, index) => (age === null ? [{ code: 'age' as const, unitId, index }] : [])),
  );
  return [...(ofNumbers ? [ofNumbers] : []), ...unsaid];
}

/** The field in which a problem is mended: a unit's number, or `unit-index` for a child's age. */
export function fieldOf({ units }: Pick<Option, 'units'>, { quantities }: PackageChoice, problem: PeopleProblem): string {
  if (problem.code === 'age') return `${problem.unitId}-${problem.index}`;
  const [most] = [...units].sort((a, b) => quantityOf(quantities, b.id) - quantityOf(quantities, a.id));
  const companion = problem.code === 'companion' && units.find(({ name }) => problem.companions.includes(name));
  return (companion || most)?.id ?? '';
}

export const PACKAGE_STEPS = ['available-dates', 'passenger-details', 'add-on', 'trip-overview'] as const;
export type PackageStep = (typeof PACKAGE_STEPS)[number];

export const packageStepPath = (slug: string, step: PackageStep, search: URLSearchParams) =>
  `/package/${slug}/${step}${search.size > 0 ? `?${search}` : ''}`;

export interface StepFault {
  step: PackageStep;
  reason: DateFault | 'people';
}

export interface Known {
  option: Option;
  choice: PackageChoice;
  departures: readonly Departure[];
}

/** The first step whose choice is missing or cannot be had, among those before the step that is open. */
export function firstFault({ option, choice, departures }: Known, open: PackageStep): StepFault | null {
  const position = PACKAGE_STEPS.indexOf(open);
  if (position > 0) {
    const reason = dateFault(departures, choice.date);
    if (reason) return { step: 'available-dates', reason };
  }
  if (position > 1 && (!choice.hasPeople || peopleProblems(option, choice, vacanciesOf({ option, choice, departures })).length > 0))
    return { step: 'passenger-details', reason: 'people' };
  return null;
}

export const vacanciesOf = ({ option, choice, departures }: Known) =>
  optionOf(departureOn(departures, choice.date), option.id)?.vacancies ?? null;

/** Prices of the chosen departure; the usual ones before it is known. */
export function unitPricesOf({ option, choice, departures }: Known): ReadonlyMap<string, Price> {
  const prices = pricesOf(optionOf(departureOn(departures, choice.date), option.id));
  return prices.size > 0 ? prices : new Map(option.units.map(({ id, priceFrom }) => [id, priceFrom]));
}

/** The cart's line; null while anything is missing. */
export function packageLineOf(product: Pick<Attraction, 'id'>, known: Known): PutCartLine | null {
  const { option, choice } = known;
  if (!choice.date || firstFault(known, 'trip-overview')) return null;
  const chosen = (quantities: Quantities) => Object.entries(quantities).filter(([, quantity]) => quantity > 0);
  const extras = chosen(choice.extras).map(([extraId, quantity]) => ({ extraId, quantity }));
  return {
    productId: product.id,
    optionId: option.id,
    localDate: choice.date,
    units: chosen(choice.quantities).map(([unitId, quantity]) => ({ unitId, quantity })),
    ...(extras.length > 0 && { extras }),
  };
}
