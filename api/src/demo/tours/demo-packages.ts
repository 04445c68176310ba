import type { CatalogueFile } from '../../modules/catalog/import/import-format';
import { ASKED_OF_TRAVELLERS } from '../asked-of-travellers';
import { PLACES } from '../places';
import * as words from './tour-phrases';
import { EXTRAS } from './extras';
import { tourReviewsOf } from './tour-reviews';
import { STOPS } from './stops';
import { inLists, inWords, type PackageRow } from './tour-row';

type File = Extract<NonNullable<CatalogueFile['products']>[number], { kind: 'package' }>;

const NET_SHARE = 0.85;
const WHOLE = 100;
const SEED_STEP = 7_919;
export const priced = (price: number) => ({ price, netPrice: Math.round(price * NET_SHARE) });
const EVERY_SECOND_WEEK = [10, 24, 38, 52, 66, 80, 94, 108].map((dayOffset, index) => ({
  dayOffset,
  capacity: 16,
  // School holidays and the weeks around New Year cost more.
  ...(index === 2 || index === 3 ? { percent: 112 } : {}),
}));
const PACKAGE_PARTS = { childTwinBed: 95, childExtraBed: 80, childWithBed: 90, childNoBed: 60, infant: 10 };
/** Hotels and coaches want the list of names ten days before the departure. */
const NAMES_UNTIL_HOURS = 240;
const MEALS = { B: 'breakfast', L: 'lunch', D: 'dinner' } as const;

const mealsOf = (letters: string) => (['B', 'L', 'D'] as const).filter((letter) => letters.includes(letter)).map((letter) => MEALS[letter]);

export function placeOf(placeId: string) {
  const place = PLACES.find(({ id }) => id === placeId);
  if (!place) throw new Error(`demonstration place ${placeId} is missing`);
  return place;
}

export const stopOf = (name: keyof typeof STOPS) => {
  const { name: called, at } = STOPS[name];
  return { name: inWords(called), latitude: at[0], longitude: at[1] };
};

const seedOf = (id: string) => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_000, 7);
export const picturesOf = ({ id, posters }: Pick<PackageRow, 'id' | 'posters'>) =>
  posters.map(([scene, palette], index) => ({ draw: { scene, palette, seed: (seedOf(id) + index * SEED_STEP) % 100_000 } }));

function pricesOf({ price, parts = PACKAGE_PARTS }: PackageRow): File['details']['prices'] {
  const shares = Object.entries(parts).map(([part, percent]) => [part, priced(Math.round((price * percent) / WHOLE))]);
  return { adult: priced(price), ...Object.fromEntries(shares) } as File['details']['prices'];
}

const detailsOf = (row: PackageRow): File['details'] => ({
  days: row.days.length,
  nights: row.days.length - 1,
  currency: 'SGD',
  itinerary: row.days.map(({ title, text, meals, stay, at }, index) => ({
    day: index + 1,
    title: inWords(title),
    description: inWords(text),
    meals: mealsOf(meals),
    ...(stay && { stay: inWords(stay) }),
    place: at ? stopOf(at) : null,
  })),
  departures: row.departures ?? EVERY_SECOND_WEEK,
  minTravellers: row.minTravellers ?? 1,
  prices: pricesOf(row),
  extras: row.extras.map((name) => {
    const { per, price, most, name: called, text } = EXTRAS[name];
    return { id: name.toLowerCase(), name: inWords(called), description: inWords(text), per, ...priced(price), maxQuantity: most };
  }),
  cutOffDays: 3,
  deposit: row.deposit ?? null,
  cancellation: [
    { hoursBefore: 720, refundPercent: 100 },
    { hoursBefore: 336, refundPercent: 50 },
  ],
  passengerFields: row.passports ? ['dateOfBirth', 'nationality', 'passportNumber', 'passportExpiry'] : ['dateOfBirth'],
  questions: ASKED_OF_TRAVELLERS[row.id] ?? [],
});

/** The whole product, as it would stand in an agency's own file. */
export function packageOf(row: PackageRow, position: number): File {
  const place = placeOf(row.placeId);
  return {
    kind: 'package',
    code: row.id.toUpperCase(),
    id: row.id,
    name: inWords(row.name),
    summary: inWords(row.summary),
    description: inWords(row.description),
    highlights: inLists(row.highlights),
    inclusions: inLists([...words.PACKAGE_INCLUDED, ...(row.included ?? [])]),
    exclusions: inLists(words.PACKAGE_EXCLUDED),
    goodToKnow: inLists(words.PACKAGE_GOOD_TO_KNOW),
    redemption: inWords(words.PACKAGE_REDEMPTION),
    terms: inWords(words.PACKAGE_TERMS),
    placeId: row.placeId,
    latitude: place.latitude,
    longitude: place.longitude,
    categoryIds: row.categories,
    openingHours: { timeZone: place.timeZone, weekly: [] },
    durationMinutes: row.days.length * 24 * 60,
    pictures: picturesOf(row),
    reviews: tourReviewsOf(row.id, 'package'),
    recommendedRank: position + 1,
    popularity: 400 - position * 17,
    namesUntilHours: NAMES_UNTIL_HOURS,
    details: detailsOf(row),
  };
}
