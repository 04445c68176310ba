import { z } from 'zod';
import { text, unitType } from '@straits/api-contract';
import { ExtraImport, PriceDaysImport } from './import-options';
import { CheckoutQuestionsImport, PersonQuestionsImport } from './import-questions';
import { cancellation, priced } from './import-terms';
import {
  age,
  capacity,
  clock,
  country,
  currency,
  dayFields,
  id,
  localText,
  locode,
  minorUnits,
  ONE_DAY,
  oneDay,
  supplierCode,
  timeZone,
  weekday,
} from './import-values';

// What goes from one place to another: ferry lines and rides.

/** What leaving a port costs each traveller: `included` in the fares, or paid there. */
const terminalCharge = z.strictObject({ amount: minorUnits, currency, payable: z.enum(['included', 'at_terminal']) });
/** `area` is the city or island; `locode` its UN/LOCODE. */
const port = z.strictObject({
  id,
  name: localText(120),
  area: localText(80),
  country,
  timeZone,
  locode,
  terminalCharge: terminalCharge.nullable().default(null),
});

/** Ferries are priced by the traveller's nationality (`ID` or `FOREIGN`). `roundTrip` is the whole way there and back on this line. */
const FerryFare = z.strictObject({
  travellers: z.enum(['ID', 'FOREIGN', 'ALL']),
  type: unitType,
  minAge: age.nullable().default(null),
  maxAge: age.nullable().default(null),
  oneWay: minorUnits,
  oneWayNet: minorUnits,
  roundTrip: minorUnits,
  roundTripNet: minorUnits,
});
export const FerryDetails = z.strictObject({
  operator: text(120, 1),
  from: port,
  to: port,
  durationMinutes: z.int().min(1).max(10_000),
  currency,
  openTicket: z.boolean().default(false),
  /** Minutes before departure when sales stop. */
  cutOffMinutes: z.int().min(0).max(10_080).default(60),
  /** Passports are asked for where the line crosses a border. */
  cancellation,
  /** Percent of the fares by weekday and day: weekends, holidays. */
  priceDays: PriceDaysImport.nullable().default(null),
  /** `departs` and `arrives` are local times of each port. */
  sailings: z
    .array(
      z.strictObject({
        code: supplierCode,
        direction: z.enum(['outbound', 'return']),
        departs: clock,
        arrives: clock,
        weekdays: z.array(weekday).min(1).max(7),
        capacity,
        /** Days on which this sailing has other places: 0 is sold out, `closed` does not sail. */
        exceptions: z
          .array(
            z.strictObject({ ...dayFields, capacity: capacity.optional(), closed: z.boolean().default(false) }).refine(oneDay, ONE_DAY),
          )
          .max(730)
          .default([]),
      }),
    )
    .min(1)
    .max(200),
  fares: z.array(FerryFare).min(1).max(40),
  /** Asked of each traveller on every sailing, or once of the booking. */
  questions: CheckoutQuestionsImport,
});

/** `per` says what `price` buys: a whole vehicle, an hour of it, or a seat. */
const VehicleClass = z.strictObject({
  code: supplierCode,
  id,
  name: localText(120),
  seats: z.int().min(1).max(100),
  bags: z.int().min(0).max(100),
  per: z.enum(['vehicle', 'hour', 'person']),
  minHours: z.int().min(1).max(24).default(1),
  capacity,
  ...priced,
});
const ridePoint = z.strictObject({ id, name: localText(160), country, type: z.enum(['airport', 'terminal', 'city', 'hotels']) });
const Transport = z.strictObject({
  service: z.enum(['private_transfer', 'point_to_point', 'hourly', 'shared']),
  from: ridePoint,
  to: ridePoint.nullable().default(null),
  currency,
  cutOffMinutes: z.int().min(0).max(10_080).default(120),
  cancellation,
  priceDays: PriceDaysImport.nullable().default(null),
  /** Departures of a shared transfer; without them the traveller names the time. */
  startTimes: z.array(clock).max(48).default([]),
  extras: z.array(ExtraImport).max(30).default([]),
  vehicles: z.array(VehicleClass).min(1).max(40),
  /** Asked of each traveller of those vehicles that are sold by the seat: of a whole vehicle nobody is named. */
  questions: PersonQuestionsImport,
});
export const TransportDetails = Transport.refine(
  ({ questions, vehicles }) => questions.length === 0 || vehicles.some(({ per }) => per === 'person'),
  { path: ['questions'], message: 'need a vehicle that is sold per person' },
);
