import type { CatalogueFile } from '../../modules/catalog/import/import-format';
import { ASKED_OF_TRAVELLERS } from '../asked-of-travellers';
import * as words from './tour-phrases';
import { picturesOf, placeOf, priced, stopOf } from './demo-packages';
import { tourReviewsOf } from './tour-reviews';
import { inLists, inWords, type CruiseRow } from './tour-row';

type File = Extract<NonNullable<CatalogueFile['products']>[number], { kind: 'cruise' }>;
type Category = keyof CruiseRow['cabins'];

const GRATUITY_USD_CENTS = 1_600;
/** Of each class: its price against the lowest, its share of the ship's cabins, its size. */
const CLASSES: Record<Category, { times: number; share: number; sizeSqm: number; code: string }> = {
  inside: { times: 1, share: 0.4, sizeSqm: 14, code: 'IN' },
  oceanview: { times: 1.25, share: 0.25, sizeSqm: 17, code: 'OV' },
  balcony: { times: 1.6, share: 0.25, sizeSqm: 21, code: 'BA' },
  suite: { times: 2.8, share: 0.1, sizeSqm: 42, code: 'SU' },
};
const IN_ORDER: Category[] = ['inside', 'oceanview', 'balcony', 'suite'];
const EVERY_THIRD_WEEK: NonNullable<CruiseRow['sailings']> = [14, 28, 42, 56, 77, 98, 126, 154].map((dayOffset, index) => ({
  dayOffset,
  ...(index === 1 || index === 2 ? { percent: 125 } : {}),
  ...(index === 5 ? { percent: 85 } : {}),
}));

const EXTRA_GUEST = 0.6;
const EXTRA_CHILD = 0.35;
const share = (price: number, part: number) => priced(Math.round(price * part));

const codeOf = (row: CruiseRow, category: Category) => `${row.id.toUpperCase()}-${CLASSES[category].code}`;
const classesOf = (row: CruiseRow) =>
  IN_ORDER.flatMap((category) => {
    const maxOccupancy = row.cabins[category];
    return maxOccupancy ? [{ category, maxOccupancy }] : [];
  });

function cabinsOf(row: CruiseRow): File['details']['cabins'] {
  const classes = classesOf(row);
  const lowest = classes[0] ? CLASSES[classes[0].category].times : 1;
  return classes.map(({ category, maxOccupancy }) => {
    const { times, share: ofShip, sizeSqm } = CLASSES[category];
    const price = Math.round((row.price * times) / lowest / 100) * 100;
    return {
      code: codeOf(row, category),
      id: `${row.id}-${category}`,
      name: inWords(words.CABINS[category].name),
      description: inWords(words.CABINS[category].text),
      inclusions: inLists(words.CABINS[category].included),
      category,
      sizeSqm,
      maxOccupancy,
      cabinsPerSailing: Math.max(2, Math.round(row.cabinsPerSailing * ofShip)),
      ...priced(price),
      ...(row.single && { single: share(price, row.single / 100) }),
      ...(maxOccupancy > 2 && { extraGuest: share(price, EXTRA_GUEST), extraChild: share(price, EXTRA_CHILD) }),
    };
  });
}

const itineraryOf = (row: CruiseRow): File['details']['itinerary'] =>
  row.itinerary.map(({ at, title, text, arrives, departs }, index) => {
    const stop = at ? stopOf(at) : null;
    return {
      day: index + 1,
      title: title ? inWords(title) : (stop?.name ?? inWords(words.AT_SEA)),
      description: inWords(text),
      arrives: arrives ?? null,
      departs: departs ?? null,
      place: stop && { latitude: stop.latitude, longitude: stop.longitude },
    };
  });

const detailsOf = (row: CruiseRow): File['details'] => ({
  line: row.line,
  lineUrl: row.lineUrl ?? null,
  ship: row.ship,
  departurePort: inWords(row.port),
  nights: row.nights,
  itinerary: itineraryOf(row),
  currency: 'SGD',
  gratuity: { amount: GRATUITY_USD_CENTS, currency: 'USD' },
  sailings: (row.sailings ?? EVERY_THIRD_WEEK).map(({ dayOffset, percent = 100, cabins = {} }, index) => ({
    code: `${row.id.toUpperCase()}-S${index + 1}`,
    dayOffset,
    percent,
    cabins: Object.fromEntries(
      IN_ORDER.flatMap((category) => (cabins[category] === undefined ? [] : [[codeOf(row, category), cabins[category]]])),
    ),
  })),
  cabins: cabinsOf(row),
  cutOffDays: 4,
  deposit: row.deposit ?? null,
  cancellation: [
    { hoursBefore: 1_440, refundPercent: 100 },
    { hoursBefore: 720, refundPercent: 50 },
  ],
  passengerFields: ['dateOfBirth', 'nationality', 'passportNumber', 'passportExpiry'],
  questions: ASKED_OF_TRAVELLERS[row.id] ?? [],
});

/** The whole product, as it would stand in an agency's own file. */
export function cruiseOf(row: CruiseRow, position: number): File {
  const place = placeOf(row.placeId);
  return {
    kind: 'cruise',
    code: row.id.toUpperCase(),
    id: row.id,
    name: inWords(row.name),
    summary: inWords(row.summary),
    description: inWords(row.description),
    highlights: inLists(row.highlights),
    inclusions: inLists(words.CRUISE_INCLUDED),
    exclusions: inLists(words.CRUISE_EXCLUDED),
    goodToKnow: inLists(words.CRUISE_GOOD_TO_KNOW),
    redemption: inWords(words.CRUISE_REDEMPTION),
    terms: inWords(words.CRUISE_TERMS),
    placeId: row.placeId,
    latitude: place.latitude,
    longitude: place.longitude,
    categoryIds: row.categories,
    openingHours: { timeZone: place.timeZone, weekly: [] },
    durationMinutes: (row.nights + 1) * 24 * 60,
    pictures: picturesOf(row),
    reviews: tourReviewsOf(row.id, 'cruise'),
    recommendedRank: position + 1,
    popularity: 400 - position * 17,
    details: detailsOf(row),
  };
}
