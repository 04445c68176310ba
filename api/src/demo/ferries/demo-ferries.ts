import type { LocalText } from '../../modules/catalog/import/import-values';
import { ASKED_OF_TRAVELLERS } from '../asked-of-travellers';
import { NASTY_CASES } from '../nasty-cases';
import { PLACES } from '../places';
import { ferryReviewsOf } from './ferry-reviews';
import * as words from './ferry-words';
import { LINES, type LineRow } from './lines';
import { PORTS, type FerryFile, type PortFile } from './ports';

type Details = FerryFile['details'];
type Sailing = Details['sailings'][number];

const NET_SHARE = 0.88;
const INDONESIAN_SHARE = 0.85;
const CHILD_SHARE = 0.8;
const INFANT_SHARE = 0.25;
const RETURN_OF_INFANT = 1.6;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const HOUR = 60;
const DAY = 24 * HOUR;

/** Hours that a zone of the region is ahead of UTC; none has summer time. */
const hoursAhead = (timeZone: string) => (timeZone === 'Asia/Jakarta' ? 7 : 8);
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * HOUR + Number(clock.slice(3));
const clockOf = (minutes: number) => {
  const ofDay = (minutes + DAY) % DAY;
  return `${String(Math.floor(ofDay / HOUR)).padStart(2, '0')}:${String(ofDay % HOUR).padStart(2, '0')}`;
};
/** Prices people say: whole dollars and ringgit, whole thousands of rupiah. */
const rounded = (amount: number, { currency }: LineRow) => {
  const step = currency === 'IDR' ? 500_000 : 100;
  return Math.round(amount / step) * step;
};

function faresOf(row: LineRow): Details['fares'] {
  const fare = (travellers: 'ID' | 'FOREIGN', type: 'ADULT' | 'CHILD' | 'INFANT', share: number) => {
    const oneWay = rounded(row.oneWay * share, row);
    const roundTrip = type === 'INFANT' ? rounded(oneWay * RETURN_OF_INFANT, row) : rounded(row.roundTrip * share, row);
    return {
      travellers,
      type,
      oneWay,
      oneWayNet: Math.round(oneWay * NET_SHARE),
      roundTrip,
      roundTripNet: Math.round(roundTrip * NET_SHARE),
    };
  };
  return (['FOREIGN', 'ID'] as const).flatMap((travellers) => {
    const share = travellers === 'ID' ? INDONESIAN_SHARE : 1;
    return [
      fare(travellers, 'ADULT', share),
      fare(travellers, 'CHILD', share * CHILD_SHARE),
      fare(travellers, 'INFANT', share * INFANT_SHARE),
    ];
  });
}

function sailingsOf(row: LineRow, direction: 'outbound' | 'return'): Sailing[] {
  const isOut = direction === 'outbound';
  const [left, reached]: [PortFile, PortFile] = isOut ? [PORTS[row.from], PORTS[row.to]] : [PORTS[row.to], PORTS[row.from]];
  const shift = (hoursAhead(reached.timeZone) - hoursAhead(left.timeZone)) * HOUR;
  return (isOut ? row.out : row.back).split(' ').map((departs) => {
    const code = `${isOut ? 'O' : 'R'}${departs.replace(':', '')}`;
    const { line, code: soldOut, dayOffset } = NASTY_CASES.lastFerrySoldOut;
    return {
      code,
      direction,
      departs,
      arrives: clockOf(minutesOf(departs) + row.minutes + shift),
      weekdays: (isOut ? row.outDays : row.backDays) ?? EVERY_DAY,
      capacity: row.capacity,
      ...(row.id === line && code === soldOut && { exceptions: [{ dayOffset, capacity: 0 }] }),
    };
  });
}

const BASE = 100;
const weekendFares = ({ weekend = BASE }: LineRow): Details['priceDays'] =>
  weekend === BASE ? null : { weekly: [BASE, BASE, BASE, BASE, weekend, weekend, weekend] };

const joined = (a: LocalText, b: LocalText): LocalText => ({
  en: `${a.en} – ${b.en}`,
  id: `${a.id} – ${b.id}`,
  'zh-Hans': `${a['zh-Hans']} – ${b['zh-Hans']}`,
  'zh-Hant': `${a['zh-Hant']} – ${b['zh-Hant']}`,
});
/** A terminal with its city, where the name alone says too little. */
function fullName(port: PortFile): LocalText {
  const [name, area] = [port.name as LocalText, port.area as LocalText];
  if (port.country !== 'SG' || name.en.includes(area.en)) return name;
  return {
    en: `${area.en} ${name.en}`,
    id: `${area.id} ${name.id}`,
    'zh-Hans': `${area['zh-Hans']}${name['zh-Hans']}`,
    'zh-Hant': `${area['zh-Hant']}${name['zh-Hant']}`,
  };
}

function ferryOf(row: LineRow, position: number): FerryFile {
  const [from, to] = [PORTS[row.from], PORTS[row.to]];
  const place = PLACES.find(({ id }) => id === row.placeId);
  if (!place) throw new Error(`demonstration place ${row.placeId} is missing`);
  const sailings = [...sailingsOf(row, 'outbound'), ...sailingsOf(row, 'return')];
  const about = {
    from: fullName(from),
    to: fullName(to),
    operator: row.operator,
    minutes: row.minutes,
    sailings: row.out.split(' ').length,
  };
  return {
    kind: 'ferry',
    code: row.id.toUpperCase(),
    id: row.id,
    name: joined(about.from, about.to),
    summary: words.ferrySummary(about),
    description: words.ferryDescription(about),
    inclusions: words.FERRY_INCLUSIONS,
    goodToKnow: from.country === to.country ? words.HOME_NOTES : words.BORDER_NOTES,
    redemption: words.FERRY_REDEMPTION,
    terms: words.FERRY_TERMS,
    placeId: row.placeId,
    latitude: place.latitude,
    longitude: place.longitude,
    openingHours: { timeZone: from.timeZone, weekly: [] },
    durationMinutes: row.minutes,
    pictures: (['ferry', 'islands', 'beach'] as const).map((scene) => ({ draw: { scene, palette: row.palette, seed: 7 } })),
    recommendedRank: position + 1,
    popularity: 400 - position * 10,
    reviews: ferryReviewsOf(row.id),
    details: {
      operator: row.operator,
      from,
      to,
      durationMinutes: row.minutes,
      currency: row.currency,
      openTicket: row.openTicket ?? false,
      cutOffMinutes: HOUR,
      cancellation: [
        { hoursBefore: 24, refundPercent: 100 },
        { hoursBefore: 2, refundPercent: 50 },
      ],
      priceDays: weekendFares(row),
      sailings,
      fares: faresOf(row),
      questions: ASKED_OF_TRAVELLERS[row.id] ?? [],
    },
  };
}

export const DEMO_FERRIES: FerryFile[] = LINES.map(ferryOf);
