import type { CatalogueFile } from '../modules/catalog/import/import-format';
import type { OtherRow } from './other-row';
import * as words from './phrases';
import { PLACES } from './places';

type ProductFile = NonNullable<CatalogueFile['products']>[number];
type File<K extends OtherRow['kind']> = Extract<ProductFile, { kind: K }>;
type Details<K extends OtherRow['kind']> = File<K>['details'];

const NET_SHARE = 0.85;
const GRATUITY_USD_CENTS = 1_600;
const priced = (price: number) => ({ price, netPrice: Math.round(price * NET_SHARE) });
const code = (row: OtherRow, suffix: string) => `${row.id.toUpperCase()}-${suffix}`;

function placeOf(placeId: string) {
  const place = PLACES.find(({ id }) => id === placeId);
  if (!place) throw new Error(`demonstration place ${placeId} is missing`);
  return place;
}

const DEFAULT_DAYS = 3;

/** Arrival, days of sights, farewell. */
const itineraryOf = (days: number): Details<'package'>['itinerary'] => [
  { day: 1, title: words.ARRIVAL, description: words.ARRIVAL_NOTE, meals: ['dinner'] },
  ...Array.from({ length: days - 2 }, (_, i) => ({
    day: i + 2,
    title: words.HIGHLIGHT_DAY,
    description: words.HIGHLIGHT_DAY_NOTE,
    meals: ['breakfast' as const, 'lunch' as const],
  })),
  { day: days, title: words.FAREWELL, description: words.FAREWELL_NOTE, meals: ['breakfast'] },
];

const packageDetails = (row: OtherRow): Details<'package'> => ({
  days: row.days ?? DEFAULT_DAYS,
  nights: (row.days ?? DEFAULT_DAYS) - 1,
  currency: 'SGD',
  itinerary: itineraryOf(row.days ?? DEFAULT_DAYS),
  departures: [10, 24, 38, 52, 66, 80].map((dayOffset) => ({ dayOffset, capacity: 16 })),
  minTravellers: 2,
  prices: {
    adult: priced(row.price),
    childTwinBed: priced(Math.round(row.price * 0.9)),
    childNoBed: priced(Math.round(row.price * 0.6)),
    infant: priced(Math.round(row.price * 0.1)),
  },
});

const cruiseDetails = (row: OtherRow): Details<'cruise'> => ({
  line: 'Straits Cruises',
  ship: 'Straits Pearl',
  departurePort: words.DEPARTURE_PORT,
  nights: row.nights ?? 3,
  ports: words.PORTS,
  currency: 'SGD',
  gratuity: { amount: GRATUITY_USD_CENTS, currency: 'USD' },
  sailings: [14, 28, 42, 70].map((dayOffset, index) => ({ code: code(row, `S${index + 1}`), dayOffset })),
  cabins: [
    {
      code: code(row, 'IN'),
      id: `${row.id}-inside`,
      name: words.CABIN_INSIDE,
      maxOccupancy: 4,
      cabinsPerSailing: 40,
      ...priced(row.price),
    },
    {
      code: code(row, 'BA'),
      id: `${row.id}-balcony`,
      name: words.CABIN_BALCONY,
      maxOccupancy: 3,
      cabinsPerSailing: 30,
      ...priced(Math.round(row.price * 1.7)),
    },
  ],
});

/** The whole product, as it would stand in an agency's own file. `position` orders what the home page recommends of the kind. */
export function otherOf(row: OtherRow, position: number): ProductFile {
  const place = placeOf(row.placeId);
  const [scene, palette] = row.poster;
  const shared = {
    code: row.id.toUpperCase(),
    id: row.id,
    name: row.name,
    summary: row.summary,
    description: row.summary,
    redemption: words.TOUR_REDEMPTION,
    terms: words.TERMS,
    placeId: row.placeId,
    latitude: place.latitude,
    longitude: place.longitude,
    openingHours: { timeZone: place.timeZone, weekly: [] },
    pictures: [{ draw: { scene, palette, seed: row.price % 1_000 } }],
    recommendedRank: position + 1,
    popularity: 400 - position * 20,
  };
  const details = { package: packageDetails, cruise: cruiseDetails }[row.kind](row);
  return { ...shared, kind: row.kind, details } as ProductFile;
}
