import { countryName } from '../modules/catalog/country-names';
import type { CatalogueFile } from '../modules/catalog/import/import-format';
import { reviewsOf } from './demo-reviews';
import type { AttractionRow } from './attraction-row';
import { ASKED_OF_TRAVELLERS } from './asked-of-travellers';
import { NASTY_CASES } from './nasty-cases';
import * as words from './phrases';
import { PICK_UPS } from './pick-up-points';
import { PLACES, STATES } from './places';

type ProductFile = NonNullable<CatalogueFile['products']>[number];
type AttractionFile = Extract<ProductFile, { kind: 'attraction' }>;
type OptionFile = AttractionFile['options'][number];
type UnitFile = OptionFile['units'][number];

const GUIDED = new Set(['tours', 'workshops', 'adventure', 'nature', 'food']);
const NET_SHARE = 0.82;
const SEED_STEP = 101;

const zoneOf = (placeId: string) => PLACES.find(({ id }) => id === placeId)?.timeZone ?? 'Asia/Singapore';
/** Place and country in English, as on a letter. */
function addressOf(placeId: string): string {
  const place = PLACES.find(({ id }) => id === placeId);
  const state = STATES.find(({ id }) => id === place?.stateId);
  return [place?.name.en, state && countryName(state.country, 'en')].filter(Boolean).join(', ');
}
const round = (cents: number) => Math.round(cents / 50) * 50;

function unitsOf({ id, price, categories }: AttractionRow, factor: number): UnitFile[] {
  const priced = (cents: number) => ({ price: round(cents * factor), netPrice: round(cents * factor * NET_SHARE) });
  const isAlone = id === NASTY_CASES.adultsOnly;
  const adult: UnitFile = {
    id: 'adult',
    type: 'ADULT',
    name: words.ADULT,
    minAge: isAlone ? 18 : 13,
    maxAge: price.senior === undefined ? null : 59,
    maxQuantity: 20,
    ...priced(price.adult),
  };
  const units = [adult];
  if (price.child !== undefined)
    units.push({
      id: 'child',
      type: 'CHILD',
      name: words.CHILD,
      minAge: 3,
      maxAge: 12,
      maxQuantity: 20,
      accompaniedBy: price.senior === undefined ? ['adult'] : ['adult', 'senior'],
      ...priced(price.child),
    });
  if (price.senior !== undefined)
    units.push({ id: 'senior', type: 'SENIOR', name: words.SENIOR, minAge: 60, maxQuantity: 20, ...priced(price.senior) });
  if (categories.includes('family'))
    units.push({
      id: 'infant',
      type: 'INFANT',
      name: words.INFANT,
      minAge: 0,
      maxAge: 2,
      maxQuantity: 4,
      accompaniedBy: ['adult'],
      price: 0,
      netPrice: 0,
    });
  return units;
}

/** Days until the next Saturday after today. */
const daysToSaturday = (today: string) => {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return (6 - weekday + 7) % 7 || 7;
};

function exceptionsOf(id: string, today: string): NonNullable<OptionFile['inventory']['exceptions']> {
  if (id === NASTY_CASES.soldOutSaturday) return [{ dayOffset: daysToSaturday(today), capacity: 0 }];
  if (id === NASTY_CASES.lastUnit.product) return [{ dayOffset: NASTY_CASES.lastUnit.dayOffset, capacity: 1 }];
  if (id === NASTY_CASES.closedDay.product) return [{ dayOffset: NASTY_CASES.closedDay.dayOffset, closed: true }];
  return [];
}

const cancellationOf = (row: AttractionRow, isGuided: boolean): NonNullable<OptionFile['cancellation']> => {
  if (row.id === NASTY_CASES.nonRefundable) return [];
  if (isGuided)
    return [
      { hoursBefore: 72, refundPercent: 100 },
      { hoursBefore: 24, refundPercent: 50 },
    ];
  return [{ hoursBefore: 24, refundPercent: 100 }];
};

const isPassportCase = (id: string) => (NASTY_CASES.passports as readonly string[]).includes(id);

function optionOf(
  row: AttractionRow,
  today: string,
  option: Pick<OptionFile, 'code' | 'name' | 'description'> & { factor: number; capacity: number },
): OptionFile {
  const isGuided = row.categories.some((category) => GUIDED.has(category));
  const validityDays = NASTY_CASES.openDated[row.id];
  const { factor, capacity, ...named } = option;
  return {
    ...named,
    id: `${row.id}-${option.code.toLowerCase()}`,
    inclusions: isGuided ? words.TOUR_INCLUDED : words.ENTRY_INCLUDED,
    startTimes: [...(NASTY_CASES.startTimes[row.id] ?? [])],
    openDated: validityDays !== undefined,
    validityDays: validityDays ?? null,
    cutOffMinutes: NASTY_CASES.cutOffMinutes[row.id] ?? (isGuided ? 120 : 0),
    minUnits: NASTY_CASES.minimumUnits[row.id] ?? 1,
    maxUnits: NASTY_CASES.maximumUnits[row.id] ?? 20,
    cancellation: cancellationOf(row, isGuided),
    passengerFields: isPassportCase(row.id) ? ['dateOfBirth', 'nationality', 'passportNumber', 'passportExpiry'] : [],
    chargeCurrency: row.id === NASTY_CASES.dollars ? 'USD' : 'SGD',
    units: unitsOf(row, factor),
    questions: [...(PICK_UPS[row.id] ?? []), ...(ASKED_OF_TRAVELLERS[row.id] ?? [])],
    inventory: { capacity, days: 365, closedWeekdays: row.closedWeekdays, exceptions: exceptionsOf(row.id, today) },
  };
}

function optionsOf(row: AttractionRow, today: string): OptionFile[] {
  if (NASTY_CASES.openDated[row.id] !== undefined)
    return [optionOf(row, today, { code: 'OPEN', name: words.OPEN, description: words.OPEN_NOTE, factor: 1, capacity: 10_000 })];
  const isGuided = row.categories.some((category) => GUIDED.has(category));
  const capacity = isGuided ? 24 : 400;
  if (isGuided)
    return [
      optionOf(row, today, { code: 'GROUP', name: words.GROUP, description: words.GROUP_NOTE, factor: 1, capacity }),
      optionOf(row, today, { code: 'PRIVATE', name: words.PRIVATE, description: words.PRIVATE_NOTE, factor: 1.9, capacity: 8 }),
    ];
  return [
    optionOf(row, today, { code: 'STANDARD', name: words.STANDARD, description: words.STANDARD_NOTE, factor: 1, capacity }),
    optionOf(row, today, { code: 'PRIORITY', name: words.PRIORITY, description: words.PRIORITY_NOTE, factor: 1.35, capacity: 60 }),
  ];
}

const openDays = (closed: number[]) => [1, 2, 3, 4, 5, 6, 7].filter((weekday) => !closed.includes(weekday));

/** The whole product, as it would stand in an agency's own file. */
export function attractionOf(row: AttractionRow, today: string): AttractionFile {
  const isGuided = row.categories.some((category) => GUIDED.has(category));
  const [opens, closes] = row.hours;
  const closedDay =
    row.id === NASTY_CASES.closedDay.product ? [{ dayOffset: NASTY_CASES.closedDay.dayOffset, closed: true, note: words.CLOSED_NOTE }] : [];
  return {
    kind: 'attraction',
    code: row.id.toUpperCase(),
    id: row.id,
    name: row.name,
    summary: row.summary,
    description: row.description,
    highlights: row.highlights,
    inclusions: isGuided ? words.TOUR_INCLUDED : words.ENTRY_INCLUDED,
    exclusions: words.NOT_INCLUDED,
    goodToKnow: isGuided ? words.TOUR_GOOD_TO_KNOW : words.ENTRY_GOOD_TO_KNOW,
    redemption: isGuided ? words.TOUR_REDEMPTION : words.ENTRY_REDEMPTION,
    terms: words.TERMS,
    placeId: row.placeId,
    address: addressOf(row.placeId),
    latitude: row.at[0],
    longitude: row.at[1],
    categoryIds: row.categories,
    openingHours: {
      timeZone: zoneOf(row.placeId),
      weekly: openDays(row.closedWeekdays).map((weekday) => ({ weekday, opens, closes })),
      exceptions: closedDay,
    },
    durationMinutes: row.minutes,
    instantConfirmation: !isPassportCase(row.id),
    pictures: row.posters.map(([scene, palette], index) => ({
      draw: { scene, palette, seed: (row.popularity + index * SEED_STEP) % 100_000 },
    })),
    recommendedRank: row.rank,
    popularity: row.popularity,
    reviews: reviewsOf(row),
    options: optionsOf(row, today),
  };
}
