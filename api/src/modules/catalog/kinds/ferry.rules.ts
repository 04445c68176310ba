import type { z } from 'zod';
import type { FerryFacts } from '@straits/api-contract';
import type { FerryDetails } from '../import/import-details';
import { textsOf } from '../texts.rules';
import { priceIn, type View } from '../view';
import type { KindOption } from './kind-option';
import { inEveryLanguage, unitNames } from './words';

export type FerryDetails = z.output<typeof FerryDetails>;

const ALL_WEEK = [1, 2, 3, 4, 5, 6, 7];
const OPEN_TICKET_DAYS = 90;
const OPEN_TICKET = inEveryLanguage('Open ticket', 'Tiket terbuka', '不定期船票', '不定期船票');
const OPEN_SUFFIX = 'open';

/** `ADULT` of `FOREIGN` travellers is unit `adult-foreign`; of all `adult`. */
const unitIdOf = ({ type, travellers }: FerryDetails['fares'][number]) =>
  `${type.toLowerCase()}${travellers === 'ALL' ? '' : `-${travellers === 'ID' ? 'indonesian' : 'foreign'}`}`;

const unitsOf = ({ fares }: FerryDetails): KindOption['units'] =>
  fares.map((fare) => {
    return {
      id: unitIdOf(fare),
      type: fare.type,
      name: unitNames(fare.type),
      paxCount: fare.type === 'INFANT' ? 0 : 1,
      price: fare.oneWay,
      netPrice: fare.oneWayNet,
    };
  });

/** Each sailing is an option on its weekdays; where the line sells tickets without date there is one more. */
export function ferryOptions(details: FerryDetails, productId: string): KindOption[] {
  const common = { chargeCurrency: details.currency, units: unitsOf(details) };
  const sailings = details.sailings.map((sailing) => ({
    ...common,
    code: sailing.code,
    id: `${productId}-${sailing.code.toLowerCase().replaceAll(/[^a-z0-9.-]+/g, '-')}`,
    name: inEveryLanguage(sailing.departs, sailing.departs, sailing.departs, sailing.departs),
    startTimes: [sailing.departs],
    inventory: { capacity: sailing.capacity, closedWeekdays: ALL_WEEK.filter((weekday) => !sailing.weekdays.includes(weekday)) },
    facts: { kind: 'ferry' as const, direction: sailing.direction, departs: sailing.departs, arrives: sailing.arrives },
  }));
  if (!details.openTicket) return sailings;
  const open: KindOption = {
    ...common,
    code: OPEN_SUFFIX.toUpperCase(),
    id: `${productId}-${OPEN_SUFFIX}`,
    name: OPEN_TICKET,
    openDated: true,
    validityDays: OPEN_TICKET_DAYS,
    inventory: { capacity: null },
    facts: { kind: 'ferry', direction: 'open', departs: null, arrives: null },
  };
  return [...sailings, open];
}

export function ferryFacts(details: FerryDetails, view: View): FerryFacts {
  const portOf = (port: FerryDetails['from']) => ({ ...port, name: textsOf(port.name, view.language) });
  const { amount, currency, payable } = details.terminalCharge;
  return {
    kind: 'ferry',
    operator: details.operator,
    from: portOf(details.from),
    to: portOf(details.to),
    durationMinutes: details.durationMinutes,
    openTicket: details.openTicket,
    terminalCharge: { price: priceIn({ amount, currency }, view), payable },
  };
}
