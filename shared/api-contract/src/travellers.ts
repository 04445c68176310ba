import { z } from 'zod';
import { orderStatus, Passenger } from './booking';
import { productKind } from './catalog';
import { instant, localDate, Picture, slug, text } from './primitives';

/** What a traveller may still type about themselves, until `until`. */
const Asked = z.object({
  fields: z.array(z.enum(['dateOfBirth', 'nationality', 'passportNumber', 'passportExpiry', 'title'])),
  minAge: z.int().nullable(),
  maxAge: z.int().nullable(),
  until: instant,
});

/**
 * `GET /travellers/{token}`: one traveller's own page, for whoever has its link (`OrderLine.passengers[].token`). It shows the ticket and takes
 * the name where it may follow later (A21, A22); passports are never shown.
 */
export const TravellerPage = z
  .object({
    orderCode: z.string(),
    status: orderStatus,
    productId: slug,
    kind: productKind,
    productName: z.string(),
    optionName: z.string(),
    picture: Picture,
    localDate: localDate.nullable(),
    startTime: z.string().nullable(),
    nights: z.int().nullable(),
    endDate: localDate.nullable(),
    timeZone: z.string(),
    unitName: z.string(),
    redemption: z.string(),
    /** null until it is given. */
    name: z.string().nullable(),
    /** null until the order is paid, its supplier has confirmed and the name is there. */
    ticketCode: z.string().nullable(),
    /** What the ticket's QR says. */
    ticketQr: z.string().nullable(),
    usedAt: instant.nullable(),
    isCancelled: z.boolean(),
    /** null when nothing can be typed any more. */
    asks: Asked.nullable(),
    serverNow: instant,
  })
  .meta({ id: 'TravellerPage' });
export type TravellerPage = z.infer<typeof TravellerPage>;

/** `PUT /travellers/{token}`: the name and what else is asked; refuses `names_closed`, `passenger_incomplete` (fields by their names). */
export const TravellerDetails = Passenger.omit({ lineId: true, unitId: true });
export type TravellerDetails = z.input<typeof TravellerDetails>;

/** `PUT /cart/lines/{lineId}/birth-dates`: puts each traveller of a line into the unit of their age on the day, at that unit's price. */
export const PutBirthDates = z.object({ birthDates: z.array(localDate).min(1).max(200) });
export type PutBirthDates = z.infer<typeof PutBirthDates>;

/** Staff's scanner: `POST /staff/tickets/check` looks, `POST /staff/tickets/use` lets in once. `code` is the QR's text, or the code typed by hand. */
export const CheckTicket = z.object({ code: text(200, 4) });
export const TicketCheck = z
  .object({
    /** `valid` after `use`: this call let them in. `used`: somebody was let in with it before, at `usedAt`. */
    verdict: z.enum(['valid', 'used', 'cancelled', 'not_paid', 'other_day', 'forged', 'unknown']),
    ticket: z
      .object({
        code: z.string(),
        orderCode: z.string(),
        name: z.string(),
        unitName: z.string(),
        productName: z.string(),
        optionName: z.string(),
        localDate: localDate.nullable(),
        startTime: z.string().nullable(),
        usedAt: instant.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'TicketCheck' });
export type TicketCheck = z.infer<typeof TicketCheck>;
