import type { z } from 'zod';
import type { CruiseFacts } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import type { CruiseDetails } from '../import/import-tours';
import { textsOf } from '../texts.rules';
import type { KindOption } from './kind-option';
import { inEveryLanguage } from './words';

export type CruiseDetails = z.output<typeof CruiseDetails>;
type Cabin = CruiseDetails['cabins'][number];
type Units = KindOption['units'];

const ALL_WEEK = [1, 2, 3, 4, 5, 6, 7];
const MINUTES_A_DAY = 1_440;
/** The guests whose beds the cabin is made for. */
const FIRST_GUESTS = 2;
const NAMES = {
  guest: inEveryLanguage('1st and 2nd guest', 'Tamu ke-1 dan ke-2', '第 1、2 位客人', '第 1、2 位旅客'),
  single: inEveryLanguage('Guest alone in the cabin', 'Tamu sendiri di kabin', '单人独住', '單人獨住'),
  extraGuest: inEveryLanguage('3rd or further guest', 'Tamu ke-3 dan seterusnya', '第 3 位及以后客人', '第 3 位以後旅客'),
  extraChild: inEveryLanguage(
    'Child as 3rd or further guest',
    'Anak sebagai tamu ke-3 dan seterusnya',
    '儿童（第 3 位及以后）',
    '兒童（第 3 位以後）',
  ),
};

/** Two pay as two and one alone pays the price for one alone: `guest` is never one, so nobody pays half a cabin. */
function unitsOf(cabin: Cabin, childMaxAge: number): Units {
  const { maxOccupancy, price, netPrice, single, extraGuest, extraChild } = cabin;
  const more = maxOccupancy - FIRST_GUESTS;
  const units: Units = [];
  if (maxOccupancy >= FIRST_GUESTS)
    units.push({ id: 'guest', type: 'OTHER', name: NAMES.guest, minQuantity: FIRST_GUESTS, maxQuantity: FIRST_GUESTS, price, netPrice });
  if (single) units.push({ id: 'single', type: 'OTHER', name: NAMES.single, minAge: 18, minQuantity: 1, maxQuantity: 1, ...single });
  const beside = { minQuantity: 1, maxQuantity: more, accompaniedBy: ['guest'] };
  if (more > 0 && extraGuest) units.push({ id: 'extra-guest', type: 'OTHER', name: NAMES.extraGuest, ...beside, ...extraGuest });
  if (more > 0 && extraChild)
    units.push({ id: 'extra-child', type: 'CHILD', name: NAMES.extraChild, minAge: 0, maxAge: childMaxAge, ...beside, ...extraChild });
  return units;
}

/** Each cabin class is an option on the days of sailing; a booking takes one cabin. */
export const cruiseOptions = (details: CruiseDetails): KindOption[] =>
  details.cabins.map((cabin) => ({
    code: cabin.code,
    id: cabin.id,
    name: cabin.name,
    description: cabin.description,
    inclusions: cabin.inclusions,
    chargeCurrency: details.currency,
    stockPer: 'booking',
    maxUnits: cabin.maxOccupancy,
    cutOffMinutes: details.cutOffDays * MINUTES_A_DAY,
    units: unitsOf(cabin, details.childMaxAge),
    cancellation: details.cancellation,
    passengerFields: details.passengerFields,
    questions: details.questions,
    inventory: {
      capacity: 0,
      days: 730,
      closedWeekdays: ALL_WEEK,
      exceptions: details.sailings.map(({ date, dayOffset, cabins }) => ({
        date,
        dayOffset,
        capacity: cabins[cabin.code] ?? cabin.cabinsPerSailing,
      })),
    },
    priceDays: {
      days: details.sailings.filter(({ percent }) => percent !== 100).map(({ date, dayOffset, percent }) => ({ date, dayOffset, percent })),
    },
    facts: { kind: 'cruise', category: cabin.category, maxOccupancy: cabin.maxOccupancy, sizeSqm: cabin.sizeSqm },
  }));

/** The ports by name, each once, in the order of the voyage. */
const portsOf = ({ itinerary }: CruiseDetails, lang: Language) => [
  ...new Set(itinerary.filter(({ place }) => place !== null).map(({ title }) => textsOf(title, lang))),
];

export const cruiseFacts = (details: CruiseDetails, lang: Language): CruiseFacts => ({
  kind: 'cruise',
  line: details.line,
  lineUrl: details.lineUrl,
  ship: details.ship,
  departurePort: textsOf(details.departurePort, lang),
  nights: details.nights,
  ports: portsOf(details, lang),
  itinerary: details.itinerary.map(({ title, description, ...stop }) => ({
    ...stop,
    title: textsOf(title, lang),
    description: textsOf(description, lang),
  })),
  gratuity: details.gratuity,
  sailings: details.sailings.flatMap(({ date }) => date ?? []).sort(),
});
