import type { FerryFare, FerrySailing, FerrySailings } from '@straits/api-contract';
import type { Party } from '../ferry-trip/trip-url.rules';
import { readSift, sifted, type Sift } from './sifted.rules';

const price = (amount: number) => ({ charge: { amount, currency: 'SGD' }, shown: { amount, currency: 'SGD' } });
const fares = (amount: number) =>
  [{ unitId: 'adult', type: 'ADULT', travellers: 'ALL', price: price(amount), roundTrip: null }] as FerryFare[];
const sailing = (departs: string, operator: string, amount: number, status = 'AVAILABLE') =>
  ({ optionId: `${operator}-${departs}`, departs, operator, status, fares: fares(amount), terminalCharge: null }) as FerrySailing;
const DAY = {
  sailings: [
    sailing('07:40', 'Fast', 3_800, 'CLOSED'),
    sailing('11:59', 'Jet', 3_400),
    sailing('12:00', 'Fast', 3_800),
    sailing('16:59', 'Jet', 3_400, 'SOLD_OUT'),
    sailing('17:00', 'Fast', 3_200),
  ],
  openTickets: [{ optionId: 'open', operator: 'Fast' }],
} as FerrySailings;
const ALL: Sift = { time: '', operator: '', order: '' };
const party = { adult: 1, child: 0, infant: 0, 'adult-id': 0, 'child-id': 0, 'infant-id': 0 } satisfies Party;
const shown = (change: Partial<Sift>) => sifted(DAY, { ...ALL, ...change }, party).sailings.map(({ departs }) => departs);

it('puts what cannot be booked behind what can', () => {
  expect(shown({})).toEqual(['11:59', '12:00', '17:00', '07:40', '16:59']);
});

it.each([
  [{ time: 'morning' }, ['11:59', '07:40']],
  [{ time: 'afternoon' }, ['12:00', '16:59']],
  [{ time: 'evening' }, ['17:00']],
  [{ operator: 'Jet' }, ['11:59', '16:59']],
  [{ operator: 'Jet', time: 'evening' }, []],
  [{ operator: 'Nobody' }, ['11:59', '12:00', '17:00', '07:40', '16:59']],
  [{ order: 'price' }, ['17:00', '11:59', '12:00', '16:59', '07:40']],
])('shows %j', (sift, departures) => {
  expect(shown(sift)).toEqual(departures);
});

it("hides another operator's tickets without a date", () => {
  expect(sifted(DAY, { ...ALL, operator: 'Jet' }, party).openTickets).toEqual([]);
  expect(sifted(DAY, { ...ALL, time: 'morning' }, party).openTickets).toHaveLength(1);
});

it('reads each leg of its own, and nothing that makes no sense', () => {
  const search = new URLSearchParams('time=morning&time=night&operator=&operator=Jet&order=price&order=sideways');

  expect(readSift(search, 2, 0)).toEqual({ time: 'morning', operator: '', order: 'price' });
  expect(readSift(search, 2, 1)).toEqual({ time: '', operator: 'Jet', order: '' });
  expect(readSift(new URLSearchParams(), 2, 1)).toEqual(ALL);
});
