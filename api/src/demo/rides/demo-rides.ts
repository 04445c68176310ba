import type { LocalList, LocalText } from '../../modules/catalog/import/import-values';
import { PLACES } from '../places';
import { POINTS, type RideFile } from './points';
import { RIDE_ROWS, type RideRow } from './ride-rows';

type Vehicle = RideFile['details']['vehicles'][number];

const NET_SHARE = 0.85;
const text = (en: string, id: string, hans: string, hant: string): LocalText => ({ en, id, 'zh-Hans': hans, 'zh-Hant': hant });

/** Vehicle classes: places, pieces of luggage, and the price beside that of the smallest. */
const CLASSES = [
  { suffix: 'CAR', name: text('Car for 3', 'Mobil untuk 3', '3 座轿车', '3 座轎車'), seats: 3, bags: 2, share: 1, capacity: 12 },
  { suffix: 'MPV', name: text('MPV for 6', 'MPV untuk 6', '6 座商务车', '6 座商務車'), seats: 6, bags: 5, share: 1.35, capacity: 8 },
  { suffix: 'VAN', name: text('Van for 12', 'Van untuk 12', '12 座面包车', '12 座麵包車'), seats: 12, bags: 12, share: 1.9, capacity: 4 },
] as const;
const SHUTTLE = text('Seat in a shared van', 'Kursi di van bersama', '拼车座位', '拼車座位');
const SHUTTLE_SEATS = 10;
const CHILD_SEAT = text('Child seat', 'Kursi anak', '儿童座椅', '兒童座椅');
const CHILD_SEAT_NOTE = text('For children up to 1.35 m', 'Untuk anak sampai 1,35 m', '适合身高 1.35 米以下', '適合身高 1.35 公尺以下');
const CHILD_SEAT_PRICE = { SGD: 1_000, MYR: 2_500, IDR: 7_500_000 };

const INCLUSIONS: LocalList = {
  en: ['Driver, fuel, tolls and parking', 'Drinking water', 'An hour of waiting at airports, half an hour elsewhere'],
  id: ['Sopir, bensin, tol, dan parkir', 'Air minum', 'Menunggu sejam di bandara, setengah jam di tempat lain'],
  'zh-Hans': ['司机、油费、过路费与停车费', '饮用水', '机场免费等候一小时，其他地点半小时'],
  'zh-Hant': ['司機、油費、過路費與停車費', '飲用水', '機場免費等候一小時，其他地點半小時'],
};
const NOTES: LocalList = {
  en: ['We send name, number plate and telephone of the driver the evening before.', 'Times are those of the pick-up place.'],
  id: ['Nama, pelat nomor, dan telepon sopir dikirim malam sebelumnya.', 'Jam adalah waktu setempat penjemputan.'],
  'zh-Hans': ['司机姓名、车牌与电话会在前一晚发送给您。', '时间均为上车地当地时间。'],
  'zh-Hant': ['司機姓名、車牌與電話會在前一晚傳送給您。', '時間均為上車地當地時間。'],
};
const REDEMPTION = text(
  'Show the QR code of your e-ticket to the driver.',
  'Tunjukkan kode QR e-tiket kepada sopir.',
  '上车时向司机出示电子票二维码。',
  '上車時向司機出示電子票 QR 碼。',
);
const TERMS = text(
  'The car is yours for the named day and time. Extra hours and stops are paid to the driver.',
  'Mobil untuk hari dan jam yang tertera. Jam dan pemberhentian tambahan dibayar ke sopir.',
  '车辆按所示日期时间服务，加时与加站费用付给司机。',
  '車輛按所示日期時間服務，加時與加站費用付給司機。',
);

const rounded = (amount: number, { currency }: RideRow) => {
  const step = currency === 'IDR' ? 500_000 : 100;
  return Math.round(amount / step) * step;
};
const priced = (price: number) => ({ price, netPrice: Math.round(price * NET_SHARE) });

function vehiclesOf(row: RideRow): Vehicle[] {
  if (row.service === 'shared')
    return [
      {
        code: `${row.id.toUpperCase()}-SEAT`,
        id: `${row.id}-seat`,
        name: SHUTTLE,
        seats: SHUTTLE_SEATS,
        bags: 2,
        per: 'person',
        capacity: SHUTTLE_SEATS,
        ...priced(row.price),
      },
    ];
  return CLASSES.map(({ suffix, name, seats, bags, share, capacity }) => ({
    code: `${row.id.toUpperCase()}-${suffix}`,
    id: `${row.id}-${suffix.toLowerCase()}`,
    name,
    seats,
    bags,
    per: row.service === 'hourly' ? 'hour' : 'vehicle',
    minHours: row.minHours ?? 1,
    capacity,
    ...priced(rounded(row.price * share, row)),
  }));
}

function rideOf(row: RideRow, position: number): RideFile {
  const place = PLACES.find(({ id }) => id === row.placeId);
  if (!place) throw new Error(`demonstration place ${row.placeId} is missing`);
  const childSeat = CHILD_SEAT_PRICE[row.currency];
  return {
    kind: 'transport',
    code: row.id.toUpperCase(),
    id: row.id,
    name: row.name,
    summary: row.summary,
    description: row.summary,
    inclusions: INCLUSIONS,
    goodToKnow: NOTES,
    redemption: REDEMPTION,
    terms: TERMS,
    placeId: row.placeId,
    latitude: place.latitude,
    longitude: place.longitude,
    openingHours: { timeZone: zoneOf(row), weekly: [] },
    durationMinutes: row.minutes ?? null,
    pictures: (['van-road', 'skyline', 'beach'] as const).map((scene) => ({ draw: { scene, palette: row.palette, seed: 7 } })),
    recommendedRank: position + 1,
    popularity: 300 - position * 8,
    details: {
      service: row.service,
      from: POINTS[row.from],
      to: row.to ? POINTS[row.to] : null,
      currency: row.currency,
      cancellation: [{ hoursBefore: 24, refundPercent: 100 }],
      startTimes: row.departures?.split(' ') ?? [],
      extras:
        row.service === 'shared'
          ? []
          : [{ id: 'child-seat', name: CHILD_SEAT, description: CHILD_SEAT_NOTE, per: 'booking', maxQuantity: 3, ...priced(childSeat) }],
      vehicles: vehiclesOf(row),
    },
  };
}

const ZONES = { SG: 'Asia/Singapore', MY: 'Asia/Kuala_Lumpur', ID: 'Asia/Jakarta' };
/** The zone of the place where the traveller is picked up. */
function zoneOf({ from, placeId }: RideRow): string {
  const { country } = POINTS[from];
  const place = PLACES.find(({ id }) => id === placeId);
  return country === 'ID' && place ? place.timeZone : ZONES[country as keyof typeof ZONES];
}

export const DEMO_RIDES: RideFile[] = RIDE_ROWS.map(rideOf);
