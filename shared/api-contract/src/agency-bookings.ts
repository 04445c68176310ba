import { z } from 'zod';
import { instant, localDate, Money, searchText, uuid } from './primitives';
import { REFUSAL_CODES } from './refusals';

/** A line of one of the agency's paid orders whose day is still to come. */
export const AgencyBooking = z
  .object({
    lineId: uuid,
    orderCode: z.string(),
    contactName: z.string(),
    productName: z.string(),
    optionName: z.string(),
    /** Language that both names are written in. */
    lang: z.string(),
    localDate,
    startTime: z.string().nullable(),
    people: z.int(),
    total: Money,
  })
  .meta({ id: 'AgencyBooking' });
export type AgencyBooking = z.infer<typeof AgencyBooking>;
/** `GET /agency/bookings`: what comes first first, at most 200; `q` is an order's number, a client or a product. */
export const AgencyBookingsQuery = z.object({ q: searchText(100).optional() });
export const AgencyBookings = z.object({ items: z.array(AgencyBooking), serverNow: instant }).meta({ id: 'AgencyBookings' });
export type AgencyBookings = z.infer<typeof AgencyBookings>;

const refusalCode = z.enum(REFUSAL_CODES);
const lineIds = z.array(uuid).min(1).max(50);
/** `POST /agency/bookings/date-quotes`: each booking keeps its time of day. Changes nothing. */
export const AskDates = z.object({ lineIds, localDate });
export type AskDates = z.infer<typeof AskDates>;
/** What the new date costs for one booking; or why it cannot be moved. */
export const BookingDateQuote = z.object({
  lineId: uuid,
  /** `fee` is what of the old price is neither in the new one nor given back. */
  quote: z.object({ before: Money, after: Money, refund: Money, fee: Money }).nullable(),
  refusal: refusalCode.nullable(),
});
export type BookingDateQuote = z.infer<typeof BookingDateQuote>;
export const BookingDateQuotes = z.object({ items: z.array(BookingDateQuote) }).meta({ id: 'BookingDateQuotes' });
export type BookingDateQuotes = z.infer<typeof BookingDateQuotes>;

/**
 * `POST /agency/bookings/dates`: every booking that can be moved is, each alone; the others say why. Sent again after a lost answer it moves nothing
 * twice: what stands on the date already is told as moved.
 */
export const MoveBookings = z.object({
  localDate,
  moves: z
    .array(z.object({ lineId: uuid, expectedRefund: Money }))
    .min(1)
    .max(50),
});
export type MoveBookings = z.infer<typeof MoveBookings>;
export const MovedBookings = z
  .object({ items: z.array(z.object({ lineId: uuid, isMoved: z.boolean(), refusal: refusalCode.nullable() })) })
  .meta({ id: 'MovedBookings' });
export type MovedBookings = z.infer<typeof MovedBookings>;
