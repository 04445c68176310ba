import type { Deps } from '../deps';
import { productInput, seedProducts, type SeedOption } from './seed-product';

type Questions = SeedOption['questions'];

const base = (id: string, name: string) => {
  const { kind: _kind, options: _options, ...product } = productInput({ id, name: { en: name }, code: id.toUpperCase() });
  return product;
};
const money = (price: number) => ({ price, netPrice: price - 1_000 });

/** One hotel with rooms from SGD 100 a night (two nights or more, two guests a room), `rooms` of them. */
export async function seedHotel(
  deps: Deps,
  { id, rooms }: { id: string; rooms: number },
): Promise<{ productId: string; optionId: string }> {
  const room = { code: 'DLX', id: `${id}-deluxe`, name: { en: 'Deluxe' }, bedType: { en: 'One king bed' } };
  const details = {
    ...{ stars: 4, checkIn: '15:00', checkOut: '12:00', facilities: ['pool' as const], currency: 'SGD' },
    rooms: [{ ...room, maxOccupancy: 2, minStayNights: 2, roomsPerDay: rooms, ...money(10_000) }],
  };
  await seedProducts(deps, [{ ...base(id, 'Harbour Hotel'), kind: 'hotel', details }]);
  return { productId: id, optionId: room.id };
}

const CHANGI = { id: 'changi', name: { en: 'Changi Airport' }, country: 'SG', type: 'airport' as const };

/** Cars of four seats: a transfer for SGD 60 (`<id>-car`) and hours at SGD 50, three or more (`<id>-hours`), `cars` of each. */
export async function seedTransport(
  deps: Deps,
  { id, cars }: { id: string; cars: number },
): Promise<{ productId: string; optionId: string }> {
  const vehicle = { seats: 4, bags: 3, capacity: cars };
  const details = {
    ...{ service: 'private_transfer' as const, from: CHANGI, currency: 'SGD' },
    vehicles: [
      { ...vehicle, code: 'CAR', id: `${id}-car`, name: { en: 'Car' }, per: 'vehicle' as const, ...money(6_000) },
      { ...vehicle, code: 'HRS', id: `${id}-hours`, name: { en: 'Car by the hour' }, per: 'hour' as const, minHours: 3, ...money(5_000) },
    ],
  };
  await seedProducts(deps, [{ ...base(id, 'Airport car'), kind: 'transport', details }]);
  return { productId: id, optionId: `${id}-car` };
}

/** A shared shuttle at 09:00 for SGD 15 a seat (`<id>-seat`), and a car of the same line for four (`<id>-car`). */
export async function seedShuttle(deps: Deps, { id, questions }: { id: string; questions: Questions }): Promise<void> {
  const vehicle = { seats: 4, bags: 3, capacity: 10 };
  const details = {
    ...{ service: 'shared' as const, from: CHANGI, currency: 'SGD', startTimes: ['09:00'], questions },
    vehicles: [
      { ...vehicle, code: 'SEAT', id: `${id}-seat`, name: { en: 'Seat' }, per: 'person' as const, ...money(1_500) },
      { ...vehicle, code: 'CAR', id: `${id}-car`, name: { en: 'Car' }, per: 'vehicle' as const, ...money(6_000) },
    ],
  };
  await seedProducts(deps, [{ ...base(id, 'Shuttle'), kind: 'transport', details }]);
}

const fare = (travellers: 'ALL' | 'ID' | 'FOREIGN', oneWay: number) => ({
  ...{ travellers, type: 'ADULT' as const, oneWay, oneWayNet: oneWay - 500 },
  ...{ roundTrip: oneWay * 2 - 400, roundTripNet: oneWay * 2 - 1_400 },
});

/** A ferry line with one sailing each way of `seats` places: `<id>-out` at 08:00 and `<id>-back` at 17:00; with fares by passport where asked. */
export async function seedFerry(
  deps: Deps,
  { id, seats, byPassport = false, questions }: { id: string; seats: number; byPassport?: boolean; questions?: Questions },
): Promise<{ productId: string; out: string; back: string }> {
  const port = (name: string, country: string) => ({
    id: name.toLowerCase(),
    name: { en: name },
    area: { en: name },
    country,
    timeZone: 'Asia/Singapore',
  });
  const sailing = { weekdays: [1, 2, 3, 4, 5, 6, 7], capacity: seats };
  const details = {
    ...{ operator: 'Straits Fast', from: port('HarbourFront', 'SG'), to: port('Batam', 'ID'), durationMinutes: 60, currency: 'SGD' },
    sailings: [
      { ...sailing, code: 'OUT', direction: 'outbound' as const, departs: '08:00', arrives: '08:00' },
      { ...sailing, code: 'BACK', direction: 'return' as const, departs: '17:00', arrives: '19:00' },
    ],
    fares: byPassport ? [fare('ID', 2_000), fare('FOREIGN', 3_000)] : [fare('ALL', 3_000)],
    questions,
  };
  await seedProducts(deps, [{ ...base(id, 'Batam ferry'), kind: 'ferry', details }]);
  return { productId: id, out: `${id}-out`, back: `${id}-back` };
}
