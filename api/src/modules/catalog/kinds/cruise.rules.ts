import type { z } from 'zod';
import type { CruiseFacts } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import type { CruiseDetails } from '../import/import-details';
import { textsOf } from '../texts.rules';
import type { KindOption } from './kind-option';
import { inEveryLanguage } from './words';

export type CruiseDetails = z.output<typeof CruiseDetails>;

const CABIN = inEveryLanguage('Cabin', 'Kabin', '舱房', '艙房');
const ALL_WEEK = [1, 2, 3, 4, 5, 6, 7];

/** Each cabin class is an option on the days of sailing; a booking takes one cabin. */
export const cruiseOptions = (details: CruiseDetails): KindOption[] =>
  details.cabins.map((cabin) => ({
    code: cabin.code,
    id: cabin.id,
    name: cabin.name,
    description: cabin.description,
    chargeCurrency: details.currency,
    stockPer: 'booking',
    maxUnits: 1,
    units: [{ id: 'cabin', type: 'OTHER', name: CABIN, maxQuantity: 1, price: cabin.price, netPrice: cabin.netPrice }],
    inventory: {
      capacity: 0,
      days: 730,
      closedWeekdays: ALL_WEEK,
      exceptions: details.sailings.map(({ date, dayOffset }) => ({ date, dayOffset, capacity: cabin.cabinsPerSailing })),
    },
    facts: { kind: 'cruise', maxOccupancy: cabin.maxOccupancy },
  }));

export const cruiseFacts = (details: CruiseDetails, lang: Language): CruiseFacts => ({
  kind: 'cruise',
  line: details.line,
  ship: details.ship,
  departurePort: textsOf(details.departurePort, lang),
  nights: details.nights,
  ports: textsOf(details.ports, lang),
  gratuity: details.gratuity,
  sailings: details.sailings.flatMap(({ date }) => date ?? []).sort(),
});
