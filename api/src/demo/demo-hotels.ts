import type { CatalogueFile } from '../modules/catalog/import/import-format';
import type { LocalText } from '../modules/catalog/import/import-values';
import { hotelReviewsOf } from './hotel-reviews';
import { ROOMS, type RoomTemplate } from './hotel-rooms';
import type { HotelRow } from './hotel-row';
import * as words from './hotel-words';
import { NASTY_CASES } from './nasty-cases';
import { PLACES } from './places';

type HotelFile = Extract<NonNullable<CatalogueFile['products']>[number], { kind: 'hotel' }>;
type RoomFile = HotelFile['details']['rooms'][number];
type Exceptions = NonNullable<RoomFile['exceptions']>;

const NET_SHARE = 0.84;
const SEED_STEP = 137;
const HOUSES = 100_000;
const CODE_LETTERS = 3;

const round = (cents: number) => Math.round(cents / 100) * 100;

/** Percent by weekday, Monday first. */
const WEEKS: Record<HotelRow['dear'], number[]> = {
  weekend: [100, 100, 100, 105, 125, 135, 105],
  weekday: [115, 120, 120, 115, 100, 100, 105],
  never: [100, 100, 100, 100, 100, 100, 100],
};

/** Dear weeks of the year: school holidays in June, and from Christmas to the new year. */
const SEASONS = [
  { from: '06-05', days: 21, percent: 120 },
  { from: '12-20', days: 15, percent: 150 },
];
const dayAfter = (date: string, days: number) => new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

function seasonDays(today: string) {
  const year = Number(today.slice(0, 4));
  return [year - 1, year, year + 1].flatMap((one) =>
    SEASONS.flatMap(({ from, days, percent }) =>
      Array.from({ length: days }, (_, day) => ({ date: dayAfter(`${one}-${from}`, day), percent })).filter(({ date }) => date >= today),
    ),
  );
}

/** What is given back: most houses a day before, resorts earlier and in steps, the saver rate nothing. */
function cancellationOf({ type }: HotelRow, template: RoomTemplate): NonNullable<RoomFile['cancellation']> {
  if (template === 'saver') return [];
  if (type === 'resort' || type === 'villa')
    return [
      { hoursBefore: 120, refundPercent: 100 },
      { hoursBefore: 48, refundPercent: 50 },
    ];
  return [{ hoursBefore: 24, refundPercent: 100 }];
}

function exceptionsOf({ id }: HotelRow, template: RoomTemplate): Exceptions {
  const { soldOutNight, lastRoom } = NASTY_CASES.hotels;
  if (id === soldOutNight.hotel) return [{ dayOffset: soldOutNight.dayOffset, capacity: 0 }];
  if (id === lastRoom.hotel && template === lastRoom.room)
    return Array.from({ length: lastRoom.days }, (_, day) => ({ dayOffset: lastRoom.dayOffset + day, capacity: 1 }));
  return [];
}

function roomOf(row: HotelRow, template: RoomTemplate, today: string): RoomFile {
  const { factor, breakfast, ...room } = ROOMS[template];
  const price = round(row.price * factor);
  const isSmall = row.type === 'guesthouse' || row.type === 'boutique';
  return {
    ...room,
    code: template.slice(0, CODE_LETTERS).toUpperCase(),
    id: `${row.id}-${template}`,
    roomsPerDay: isSmall ? Math.ceil(room.roomsPerDay / 3) : room.roomsPerDay,
    minStayNights: NASTY_CASES.hotels.minimumStay[row.id] ?? 1,
    breakfastIncluded: breakfast,
    inclusions: breakfast ? words.WITH_BREAKFAST : words.ROOM_ONLY,
    cancellation: cancellationOf(row, template),
    exceptions: exceptionsOf(row, template),
    priceDays: { weekly: WEEKS[row.dear], days: seasonDays(today) },
    price,
    netPrice: round(price * NET_SHARE),
  };
}

const zoneOf = (placeId: string) => PLACES.find(({ id }) => id === placeId)?.timeZone ?? 'Asia/Singapore';
const VIEWS: LocalText[] = words.PICTURES;

/** A picture's words: the house and what of it is seen. */
const altOf = ({ name }: HotelRow, index: number): LocalText => {
  const view = VIEWS[index] ?? VIEWS[0]!;
  return {
    en: `${name.en}: ${view.en}`,
    id: `${name.id ?? name.en}: ${view.id}`,
    'zh-Hans': `${name['zh-Hans']}：${view['zh-Hans']}`,
    'zh-Hant': `${name['zh-Hant']}：${view['zh-Hant']}`,
  };
};

/** The whole hotel, as it would stand in an agency's own file. */
export const hotelOf = (row: HotelRow, today: string): HotelFile => ({
  kind: 'hotel',
  code: row.id.toUpperCase(),
  id: row.id,
  name: row.name,
  summary: row.summary,
  description: row.description,
  highlights: row.highlights,
  goodToKnow: words.GOOD_TO_KNOW,
  redemption: words.REDEMPTION,
  terms: words.TERMS,
  placeId: row.placeId,
  address: row.address,
  latitude: row.at[0],
  longitude: row.at[1],
  categoryIds: [`hotel-${row.type}`],
  openingHours: { timeZone: zoneOf(row.placeId), weekly: [] },
  instantConfirmation: row.id !== NASTY_CASES.hotels.onRequest,
  pictures: row.posters.map(([scene, palette], index) => ({
    draw: { scene, palette, seed: (row.popularity * SEED_STEP + index * 11) % HOUSES },
    alt: altOf(row, index),
  })),
  recommendedRank: row.rank,
  popularity: row.popularity,
  reviews: hotelReviewsOf(row),
  details: {
    stars: row.stars,
    checkIn: row.type === 'guesthouse' ? '14:00' : '15:00',
    checkOut: row.type === 'resort' || row.type === 'villa' ? '12:00' : '11:00',
    facilities: row.facilities,
    currency: 'SGD',
    rooms: row.rooms.map((template) => roomOf(row, template, today)),
  },
});
