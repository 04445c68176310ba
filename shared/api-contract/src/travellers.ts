import { z } from 'zod';
import { orderStatus, Passenger } from './booking';
import { AgencyBrand } from './brands';
import { PassengerQuestion, productKind } from './catalog';
import { email, instant, localDate, Picture, slug, text, typedCode, uuid } from './primitives';

/** What a traveller may still type about themselves, until `until`. */
const Asked = z.object({
  fields: z.array(z.enum(['dateOfBirth', 'nationality', 'passportNumber', 'passportExpiry', 'title'])),
  /** Left out where nothing is asked besides. */
  questions: z.array(PassengerQuestion).optional(),
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
    /** The language of what the supplier wrote. */
    lang: z.string(),
    /** The language of the other names: the order's. */
    orderLang: z.string(),
    picture: Picture,
    localDate: localDate.nullable(),
    startTime: z.string().nullable(),
    nights: z.int().nullable(),
    endDate: localDate.nullable(),
    timeZone: z.string(),
    unitName: z.string(),
    /** The language of the unit's name, where it is not the order's. */
    unitLang: z.string().optional(),
    redemption: z.string(),
    /** null until it is given. */
    name: z.string().nullable(),
    /** Their room, cabin or seat, once the booker has said it. */
    berth: z.string().optional(),
    /** null until the order is paid, its supplier has confirmed and the name is there. */
    ticketCode: z.string().nullable(),
    /** What the ticket's QR says. */
    ticketQr: z.string().nullable(),
    usedAt: instant.nullable(),
    isCancelled: z.boolean(),
    /** null when nothing can be typed any more. */
    asks: Asked.nullable(),
    /** Whose client travels; null where it is the shop's. */
    agency: AgencyBrand.nullable(),
    serverNow: instant,
  })
  .meta({ id: 'TravellerPage' });
export type TravellerPage = z.infer<typeof TravellerPage>;

/** `PUT /travellers/{token}`: the name and what else is asked; refuses `names_closed`, `passenger_incomplete` (fields by their names). */
export const TravellerDetails = Passenger.omit({ lineId: true, unitId: true });
export type TravellerDetails = z.input<typeof TravellerDetails>;

/** `POST /orders/{code}/travellers/{travellerId}/mail`: one ticket to one traveller (A21). Refuses `document_not_ready` before there is a ticket. */
export const SendTicket = z.object({ email });
export type SendTicket = z.input<typeof SendTicket>;

/**
 * `PUT /orders/{code}/lines/{lineId}/name-link`: one link for all who travel on a line; sent again it only moves the deadline. `lastDay` is the
 * last day, where the visit is, on which names are taken: by default, and never longer than, the line's `namesUntil`. Refuses `names_closed`, `date_past`. `DELETE` ends it for good.
 */
export const PutNameLink = z.object({ lastDay: localDate.optional() });
export type PutNameLink = z.infer<typeof PutNameLink>;

/**
 * `PUT /orders/{code}/lines/{lineId}/berths`: the room, cabin or seat of each traveller who is named here, and in a hotel who shares the room (D28);
 * who is left out keeps theirs. Refuses `not_found` for who is not of the line.
 */
export const PutBerths = z.object({
  berths: z
    .array(z.object({ travellerId: uuid, berth: text(200) }))
    .min(1)
    .max(200),
});
export type PutBerths = z.input<typeof PutBerths>;

/**
 * `GET /name-links/{token}`: what a group's link shows to whoever has it: the visit and which places have no name yet, never who has one. A wrong
 * link and an ended one are both 404.
 */
export const NameLinkPage = z
  .object({
    /** Who asks: the agency under its own name, or the shop. */
    sender: z.string(),
    /** The agency with the ways to reach it; null where the shop asks. */
    agency: AgencyBrand.nullable(),
    productName: z.string(),
    optionName: z.string(),
    /** Language of both names. */
    lang: z.string(),
    localDate: localDate.nullable(),
    startTime: z.string().nullable(),
    timeZone: z.string(),
    until: instant,
    /** false once the time for names is over. */
    isOpen: z.boolean(),
    /** `left` of `people` have no name yet. */
    units: z.array(z.object({ unitId: slug, unitName: z.string(), people: z.int(), left: z.int(), asks: Asked.omit({ until: true }) })),
    serverNow: instant,
  })
  .meta({ id: 'NameLinkPage' });
export type NameLinkPage = z.infer<typeof NameLinkPage>;

/**
 * `POST /name-links/{token}/travellers` with an Idempotency-Key: takes the next place of a unit. Answers the token of the traveller's own page, where
 * the name can be corrected. Refuses `names_closed`, `names_full`, `passenger_incomplete` (fields by their names).
 */
export const NameOneself = Passenger.omit({ lineId: true });
export type NameOneself = z.input<typeof NameOneself>;
export const NamedOneself = z.object({ token: z.string() }).meta({ id: 'NamedOneself' });
export type NamedOneself = z.infer<typeof NamedOneself>;

/** `PUT /cart/lines/{lineId}/birth-dates`: puts each traveller of a line into the unit of their age on the day, at that unit's price. */
export const PutBirthDates = z.object({ birthDates: z.array(localDate).min(1).max(200) });
export type PutBirthDates = z.infer<typeof PutBirthDates>;

/** Staff's scanner: `POST /staff/tickets/check` looks, `POST /staff/tickets/use` lets in once. `code` is the QR's text, or the code typed by hand. */
export const CheckTicket = z.object({ code: typedCode(200, 4) });
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
