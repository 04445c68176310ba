import type { z } from 'zod';
import type { Deps } from '../deps';
import type { CruiseImport, PackageImport } from '../modules/catalog/import/import-format';
import { seedProducts } from './seed-product';

type PackageInput = z.input<typeof PackageImport>;
type CruiseInput = z.input<typeof CruiseImport>;

const common = (id: string) => ({
  id,
  code: id.toUpperCase(),
  name: { en: 'A journey', 'zh-Hans': '一次旅行' },
  summary: { en: 'Somewhere else' },
  description: { en: 'A journey that is somewhere else.' },
  placeId: 'singapore-north',
  latitude: 1.404,
  longitude: 103.79,
  openingHours: { timeZone: 'Asia/Singapore', weekly: [] },
  pictures: ['ship.png'],
});

/** Three days with all seven price parts; leaves in 10 days (12 places), 20 (one), 30 (none left) and 40 at 120 percent. */
export function packageInput(id: string, details: Partial<PackageInput['details']> = {}): PackageInput {
  const part = (price: number) => ({ price, netPrice: price - 10_000 });
  return {
    ...common(id),
    kind: 'package',
    details: {
      days: 3,
      nights: 2,
      currency: 'SGD',
      itinerary: [1, 2, 3].map((day) => ({ day, title: { en: `Day ${day}` }, description: { en: 'Something to see.' } })),
      departures: [
        { dayOffset: 10, capacity: 12 },
        { dayOffset: 20, capacity: 1 },
        { dayOffset: 30, capacity: 0 },
        { dayOffset: 40, capacity: 12, percent: 120 },
      ],
      minTravellers: 2,
      prices: {
        adult: part(60_000),
        childTwinBed: part(57_000),
        childExtraBed: part(48_000),
        childWithBed: part(54_000),
        childNoBed: part(36_000),
        infant: { price: 6_000, netPrice: 5_000 },
        senior: part(55_000),
      },
      cutOffDays: 3,
      cancellation: [{ hoursBefore: 720, refundPercent: 100 }],
      extras: [{ id: 'transfer', name: { en: 'Transfer' }, per: 'booking', price: 4_800, netPrice: 4_000, maxQuantity: 2 }],
      ...details,
    },
  };
}

/** Three nights on a ship with inside cabins for four and one suite for two; sails in 14 days, in 28 (suite gone, 125 percent), in 42 (all gone). */
export function cruiseInput(id: string, details: Partial<CruiseInput['details']> = {}): CruiseInput {
  return {
    ...common(id),
    kind: 'cruise',
    details: {
      line: 'Test Line',
      ship: 'Test Pearl',
      departurePort: { en: 'Pier one' },
      nights: 3,
      itinerary: [
        {
          day: 1,
          title: { en: 'Singapore' },
          description: { en: 'Board.' },
          departs: '17:00',
          place: { latitude: 1.27, longitude: 103.86 },
        },
        { day: 2, title: { en: 'At sea' }, description: { en: 'Rest.' } },
        {
          day: 4,
          title: { en: 'Singapore' },
          description: { en: 'Home.' },
          arrives: '08:00',
          place: { latitude: 1.27, longitude: 103.86 },
        },
      ],
      currency: 'SGD',
      gratuity: { amount: 1_600, currency: 'USD' },
      sailings: [
        { code: 'S1', dayOffset: 14 },
        { code: 'S2', dayOffset: 28, percent: 125, cabins: { SUITE: 0 } },
        { code: 'S3', dayOffset: 42, cabins: { SUITE: 0, INSIDE: 0 } },
      ],
      cabins: [
        {
          code: 'INSIDE',
          id: `${id}-inside`,
          name: { en: 'Inside' },
          category: 'inside',
          maxOccupancy: 4,
          cabinsPerSailing: 20,
          price: 40_000,
          netPrice: 34_000,
          single: { price: 68_000, netPrice: 60_000 },
          extraGuest: { price: 24_000, netPrice: 20_000 },
          extraChild: { price: 14_000, netPrice: 12_000 },
        },
        {
          code: 'SUITE',
          id: `${id}-suite`,
          name: { en: 'Suite' },
          category: 'suite',
          maxOccupancy: 2,
          cabinsPerSailing: 1,
          price: 120_000,
          netPrice: 100_000,
        },
      ],
      cutOffDays: 4,
      ...details,
    },
  };
}

/** A package `<id>` (its option is `<id>-tour`) and a cruise `<id>-at-sea` (options `<id>-at-sea-inside` and `-suite`). */
export const seedTours = (deps: Deps, id: string) => seedProducts(deps, [packageInput(id), cruiseInput(`${id}-at-sea`)]);
