import { z } from 'zod';
import { countryCode, instant, localDate, slug, visitDate } from '../primitives';
import { Price } from '../price';

/** What a port asks of each traveller who leaves it: part of the fare, or paid there to the port. */
export const TerminalCharge = z.object({ price: Price, payable: z.enum(['included', 'at_terminal']) });
export type TerminalCharge = z.infer<typeof TerminalCharge>;

/** A ferry terminal. Several of one `area` (a city or island) may share its UN/LOCODE. */
export const Port = z
  .object({ id: slug, name: z.string(), area: z.string(), country: countryCode, timeZone: z.string(), locode: z.string().nullable() })
  .meta({ id: 'Port' });
export type Port = z.infer<typeof Port>;

const TerminalOfLine = z.object({ ...Port.shape, terminalCharge: TerminalCharge.nullable() });

/** What a ferry line has besides what every product has. */
export const FerryFacts = z.object({
  kind: z.literal('ferry'),
  operator: z.string(),
  from: TerminalOfLine,
  to: TerminalOfLine,
  durationMinutes: z.int(),
  openTicket: z.boolean(),
});
export type FerryFacts = z.infer<typeof FerryFacts>;

/** An option of a ferry: one sailing of a direction on its weekdays, or (direction `open`) a ticket without date. Units are fares. */
export const SailingFacts = z.object({
  kind: z.literal('ferry'),
  direction: z.enum(['outbound', 'return', 'open']),
  /** Local times of each port; null for open tickets. */
  departs: z.string().nullable(),
  arrives: z.string().nullable(),
  /** Of the port that it leaves: `departs` and the day of the sailing are in it. */
  timeZone: z.string(),
  /** ISO weekdays of the sailing, 1 is Monday; empty for open tickets. */
  weekdays: z.array(z.int()),
});
export type SailingFacts = z.infer<typeof SailingFacts>;

/** For whom a fare is, by nationality: Indonesians, everybody else, or all. */
export const fareTravellers = z.enum(['ID', 'FOREIGN', 'ALL']);
export type FareTravellers = z.infer<typeof fareTravellers>;

/** A unit of a sailing. A `round_trip` unit is one way's share of the return fare: it is sold with the way back, never alone. */
export const FareFacts = z.object({ kind: z.literal('ferry'), travellers: fareTravellers, fare: z.enum(['one_way', 'round_trip']) });
export type FareFacts = z.infer<typeof FareFacts>;

/** `GET /ferries/ports`: every port that a line serves, with the ports that can be reached from it. */
export const FerryPorts = z
  .object({ items: z.array(Port.extend({ countryName: z.string(), destinations: z.array(slug) })) })
  .meta({ id: 'FerryPorts' });
export type FerryPorts = z.infer<typeof FerryPorts>;

/** `GET /ferries/sailings`: `places` is how many seats are wanted together. */
export const FerrySailingsQuery = z.object({
  from: slug,
  to: slug,
  date: visitDate,
  places: z.coerce.number().int().min(1).max(50).default(1),
});
export type FerrySailingsQuery = z.infer<typeof FerrySailingsQuery>;

/** One fare of a sailing. Prices are for one traveller and one way; `roundTrip` is this way's share where the way back is booked with the same line. */
export const FerryFare = z
  .object({
    unitId: slug,
    type: z.string(),
    travellers: fareTravellers,
    minAge: z.int().nullable(),
    maxAge: z.int().nullable(),
    price: Price,
    roundTrip: z.object({ unitId: slug, price: Price }).nullable(),
  })
  .meta({ id: 'FerryFare' });
export type FerryFare = z.infer<typeof FerryFare>;

const sold = {
  productId: slug,
  optionId: slug,
  name: z.string(),
  operator: z.string(),
  fares: z.array(FerryFare),
  /** Of the port that is left. */
  terminalCharge: TerminalCharge.nullable(),
  /** The lowest adult fare with what must be paid at the terminal (U1). */
  priceFrom: Price.nullable(),
};

/** A sailing on a day. `arrivalDayOffset` is the arrival's date less the departure's, each in its port's zone: it may be -1. */
export const FerrySailing = z
  .object({
    ...sold,
    departs: z.string(),
    arrives: z.string(),
    arrivalDayOffset: z.int(),
    durationMinutes: z.int(),
    status: z.enum(['AVAILABLE', 'FREESALE', 'LIMITED', 'SOLD_OUT', 'CLOSED']),
    vacancies: z.int().nullable(),
    /** When sales for it stop. */
    closesAt: instant.nullable(),
    cancellation: z.array(z.object({ hoursBefore: z.int(), refundPercent: z.int() })),
    asksPassport: z.boolean(),
  })
  .meta({ id: 'FerrySailing' });
export type FerrySailing = z.infer<typeof FerrySailing>;

/** A ticket for any sailing of a line, either way, within its days of validity. */
export const FerryOpenTicket = z.object({ ...sold, validityDays: z.int() }).meta({ id: 'FerryOpenTicket' });
export type FerryOpenTicket = z.infer<typeof FerryOpenTicket>;

/** A day's sailings between two ports, of all lines; `days` are the day itself and three to both sides, with the lowest price. */
export const FerrySailings = z
  .object({
    from: Port,
    to: Port,
    localDate,
    sailings: z.array(FerrySailing),
    openTickets: z.array(FerryOpenTicket),
    days: z.array(
      z.object({
        localDate,
        isBookable: z.boolean(),
        priceFrom: Price.nullable(),
        /** The lowest by passport: who pays which fare is a fact of the traveller, and the lowest of all may be nobody's. */
        priceFromOf: z.object({ FOREIGN: Price.nullable(), ID: Price.nullable() }),
      }),
    ),
    /** When nothing of the day can be booked: the nearest days that can. */
    nearestDates: z.array(localDate),
  })
  .meta({ id: 'FerrySailings' });
export type FerrySailings = z.infer<typeof FerrySailings>;
