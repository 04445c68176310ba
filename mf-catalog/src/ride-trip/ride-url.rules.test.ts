import fc from 'fast-check';
import { readRide, rideQuery, writeRide } from './ride-url.rules';

const read = (text: string) => readRide(new URLSearchParams(text));

test('comes back from its address', () => {
  const ride = read('service=hourly&from=ubud&date=2026-12-04&time=09:30&hours=6&passengers=3&bags=2');

  expect(readRide(writeRide(ride))).toEqual(ride);
});

test.each([
  ['', { service: '', from: '', passengers: 2, bags: 1, hours: 4, date: '', time: '' }],
  ['passengers=0&hours=99&bags=-1', { passengers: 1, hours: 24, bags: 1 }],
  ['service=teleport&from=%3Cscript%3E&date=2026-02-30&time=25:00', { service: '', from: '', date: '', time: '' }],
])('of %s reads %j', (text, expected) => {
  expect(read(text)).toMatchObject(expected);
});

test('asks for a country or a point, and for no destination by the hour', () => {
  expect(rideQuery(read('from=SG&to=johor-bahru-city'))).toMatchObject({ fromCountry: 'SG', to: 'johor-bahru-city' });
  expect(rideQuery(read('service=hourly&from=ubud&to=SG'))).toEqual({ service: 'hourly', from: 'ubud', hours: 4, passengers: 2, bags: 1 });
});

test('can be asked for whatever is typed', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      const { passengers, hours } = read(new URLSearchParams({ from: a, to: b, date: a, passengers: b, hours: a }).toString());
      expect(passengers).toBeGreaterThan(0);
      expect(hours).toBeLessThanOrEqual(24);
    }),
  );
});
