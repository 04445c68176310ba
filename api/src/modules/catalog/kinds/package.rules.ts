import type { z } from 'zod';
import type { PackageFacts, UnitType } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import type { PackageDetails } from '../import/import-tours';
import { textsOf } from '../texts.rules';
import type { KindOption } from './kind-option';
import { inEveryLanguage, unitNames } from './words';

export type PackageDetails = z.output<typeof PackageDetails>;
type Part = keyof PackageDetails['prices'];

const ALL_WEEK = [1, 2, 3, 4, 5, 6, 7];
const MINUTES_A_DAY = 1_440;
const CHILD_AGES = { minAge: 3, maxAge: 12 };
const SENIOR_FROM = 60;
const TOUR = inEveryLanguage('Tour', 'Tur', '行程', '行程');
const OF_CHILDREN = {
  childTwinBed: inEveryLanguage('Child sharing a twin bed', 'Anak di ranjang twin', '儿童（双床合住）', '兒童（雙床合住）'),
  childExtraBed: inEveryLanguage('Child with extra bed', 'Anak dengan ranjang tambahan', '儿童（加床）', '兒童（加床）'),
  childWithBed: inEveryLanguage('Child with bed', 'Anak dengan ranjang', '儿童（占床）', '兒童（佔床）'),
  childNoBed: inEveryLanguage('Child without bed', 'Anak tanpa ranjang', '儿童（不占床）', '兒童（不佔床）'),
};

/** The price parts of the specification, each as a unit. */
const PARTS: Record<Part, { id: string; type: UnitType; name: KindOption['name']; minAge?: number; maxAge?: number }> = {
  adult: { id: 'adult', type: 'ADULT', name: unitNames('ADULT'), minAge: 13 },
  childTwinBed: { id: 'child-twin-bed', type: 'CHILD', name: OF_CHILDREN.childTwinBed, ...CHILD_AGES },
  childExtraBed: { id: 'child-extra-bed', type: 'CHILD', name: OF_CHILDREN.childExtraBed, ...CHILD_AGES },
  childWithBed: { id: 'child-with-bed', type: 'CHILD', name: OF_CHILDREN.childWithBed, ...CHILD_AGES },
  childNoBed: { id: 'child-no-bed', type: 'CHILD', name: OF_CHILDREN.childNoBed, ...CHILD_AGES },
  infant: { id: 'infant', type: 'INFANT', name: unitNames('INFANT'), minAge: 0, maxAge: 2 },
  senior: { id: 'senior', type: 'SENIOR', name: unitNames('SENIOR'), minAge: SENIOR_FROM },
};

/** Where seniors have a price of their own, adults end where they begin; else 41 and older are adults (R3). */
const adultsEnd = (prices: PackageDetails['prices']) => (prices.senior ? { maxAge: SENIOR_FROM - 1 } : {});

function unitsOf(prices: PackageDetails['prices']): KindOption['units'] {
  const grownUps = prices.senior ? ['adult', 'senior'] : ['adult'];
  return (Object.keys(PARTS) as Part[]).flatMap((part) => {
    const price = prices[part];
    if (!price) return [];
    const { type } = PARTS[part];
    const needsAdult = type === 'CHILD' || type === 'INFANT';
    return [
      {
        ...PARTS[part],
        ...(type === 'ADULT' && adultsEnd(prices)),
        ...price,
        paxCount: type === 'INFANT' ? 0 : 1,
        ...(needsAdult && { accompaniedBy: grownUps }),
      },
    ];
  });
}

/** The tour is one option with places for each departure; a departure may cost more or less than usual. */
export const packageOptions = (details: PackageDetails, productId: string): KindOption[] => [
  {
    code: 'TOUR',
    id: `${productId}-tour`,
    name: TOUR,
    chargeCurrency: details.currency,
    minUnits: details.minTravellers,
    cutOffMinutes: details.cutOffDays * MINUTES_A_DAY,
    units: unitsOf(details.prices),
    cancellation: details.cancellation,
    passengerFields: details.passengerFields,
    questions: details.questions,
    extras: details.extras,
    inventory: {
      capacity: 0,
      days: 730,
      closedWeekdays: ALL_WEEK,
      exceptions: details.departures.map(({ date, dayOffset, capacity }) => ({ date, dayOffset, capacity })),
    },
    priceDays: {
      days: details.departures
        .filter(({ percent }) => percent !== 100)
        .map(({ date, dayOffset, percent }) => ({ date, dayOffset, percent })),
    },
    facts: { kind: 'package' },
  },
];

export const packageFacts = ({ days, nights, minTravellers, itinerary }: PackageDetails, lang: Language): PackageFacts => ({
  kind: 'package',
  days,
  nights,
  minTravellers,
  itinerary: itinerary.map(({ day, title, description, meals, stay, place }) => ({
    day,
    title: textsOf(title, lang),
    description: textsOf(description, lang),
    meals,
    stay: textsOf(stay, lang),
    place: place && { ...place, name: textsOf(place.name, lang) },
  })),
});
