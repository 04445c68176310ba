import type { z } from 'zod';
import type { FerryImport, TransportImport } from '../modules/catalog/import/import-format';
import { productInput } from './seed-product';

type FerryFile = z.input<typeof FerryImport>;
type RideFile = z.input<typeof TransportImport>;
type Port = FerryFile['details']['from'];

const port = (id: string, country: string, timeZone: string, terminalCharge: Port['terminalCharge'] = null): Port => ({
  id,
  name: { en: id },
  area: { en: country },
  country,
  timeZone,
  terminalCharge,
});

/** HarbourFront asks SGD 10 within the fare, Batam SGD 8 on the spot; Jayapura lies two hours ahead of Batam. */
export const HARBOURFRONT = port('harbourfront', 'SG', 'Asia/Singapore', { amount: 1_000, currency: 'SGD', payable: 'included' });
export const BATAM = port('batam-centre', 'ID', 'Asia/Jakarta', { amount: 800, currency: 'SGD', payable: 'at_terminal' });
export const JAYAPURA = port('jayapura', 'ID', 'Asia/Jayapura');

type Fare = FerryFile['details']['fares'][number];
const fare = (travellers: Fare['travellers'], type: Fare['type'], oneWay: number, roundTrip: number): Fare => ({
  travellers,
  type,
  oneWay,
  oneWayNet: oneWay - 100,
  roundTrip,
  roundTripNet: roundTrip - 100,
});
type Sailing = FerryFile['details']['sailings'][number];
export const sailing = (direction: Sailing['direction'], departs: string, arrives: string, given: Partial<Sailing> = {}): Sailing => ({
  code: `${direction}-${departs.replace(':', '')}`,
  direction,
  departs,
  arrives,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  capacity: 20,
  ...given,
});

const asKind = ({ options: _options, kind: _kind, details: _details, ...common }: ReturnType<typeof productInput>) => common;

/** A line from HarbourFront to Batam Centre with a boat each way, at 08:00 and at 17:00, unless the test says otherwise. */
export const ferryInput = (id: string, details: Partial<FerryFile['details']> = {}): FerryFile => ({
  ...asKind(productInput({ id, name: { en: `Line ${id}` } })),
  kind: 'ferry',
  openingHours: { timeZone: 'Asia/Singapore', weekly: [] },
  details: {
    operator: 'Fast Ferry',
    from: HARBOURFRONT,
    to: BATAM,
    durationMinutes: 50,
    currency: 'SGD',
    sailings: [sailing('outbound', '08:00', '07:50'), sailing('return', '17:00', '18:50')],
    fares: [
      fare('FOREIGN', 'ADULT', 3_800, 5_801),
      fare('FOREIGN', 'CHILD', 3_000, 4_600),
      fare('FOREIGN', 'INFANT', 900, 1_400),
      fare('ID', 'ADULT', 3_200, 4_900),
    ],
    ...details,
  },
});

/** A private transfer from an airport to hotels with a car for 3 (12 a day) and a van for 10 (one a day). */
export const rideInput = (id: string, details: Partial<RideFile['details']> = {}): RideFile => ({
  ...asKind(productInput({ id, name: { en: `Ride ${id}` } })),
  kind: 'transport',
  openingHours: { timeZone: 'Asia/Singapore', weekly: [] },
  details: {
    service: 'private_transfer',
    from: { id: 'changi', name: { en: 'Changi' }, country: 'SG', type: 'airport' },
    to: { id: 'hotels', name: { en: 'Hotels' }, country: 'SG', type: 'hotels' },
    currency: 'SGD',
    vehicles: [
      { code: 'CAR', id: `${id}-car`, name: { en: 'Car' }, seats: 3, bags: 2, per: 'vehicle', capacity: 12, price: 5_500, netPrice: 5_000 },
      {
        code: 'VAN',
        id: `${id}-van`,
        name: { en: 'Van' },
        seats: 10,
        bags: 10,
        per: 'vehicle',
        capacity: 1,
        price: 9_000,
        netPrice: 8_000,
      },
    ],
    ...details,
  },
});
