import { z } from 'zod';
import { AgencyBrand } from './brands';
import { email, instant, localDate, Money, multiLineText, opaqueText, Picture, text, uuid } from './primitives';

/** What an agency adds to its net price: tenths of a percent, or minor units of the line's currency. Neither can be below nothing. */
export const Markup = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), value: z.int().min(0).max(10_000) }),
  z.object({ kind: z.literal('sum'), value: z.int().min(0).max(1_000_000_000) }),
]);
export type Markup = z.infer<typeof Markup>;

/** What a client reads of a line: no price but the quoted one. */
const ShownLine = z.object({
  productName: z.string(),
  optionName: z.string(),
  /** The language of what the supplier wrote, where it is not the quote's. */
  lang: z.string().optional(),
  picture: Picture,
  localDate: localDate.nullable(),
  startTime: z.string().nullable(),
  endDate: localDate.nullable(),
  units: z.array(z.object({ name: z.string(), quantity: z.int() })),
  extras: z.array(z.object({ name: z.string(), quantity: z.int() })),
});

/** `GET /agency/quotes/cart`: the caller's cart as net items, for their agency's people only. */
export const QuotableCart = z
  .object({
    lines: z.array(ShownLine.extend({ lineId: uuid, net: Money, retail: Money, isHeld: z.boolean() })),
  })
  .meta({ id: 'QuotableCart' });
export type QuotableCart = z.infer<typeof QuotableCart>;

/** `POST /agency/quotes` with an Idempotency-Key: all of the cart goes into the quote with its places. Refuses: cart_empty, cart_line_expired. */
export const MakeQuote = z.object({
  clientName: text(200, 2),
  clientEmail: email.optional(),
  note: multiLineText(1_000).optional(),
  /** One of each line of the cart. */
  lines: z
    .array(z.object({ lineId: uuid, markup: Markup }))
    .min(1)
    .max(50),
});
export type MakeQuote = z.input<typeof MakeQuote>;

/** 'over': its places are kept no longer. */
export const quoteState = z.enum(['open', 'accepted', 'over', 'withdrawn', 'booked']);
export type QuoteState = z.infer<typeof quoteState>;

/** What an agency and its client say to each other about a quote, however it stands. */
export const QuoteMessage = z
  .object({ id: z.int(), side: z.enum(['agency', 'client']), name: z.string(), text: z.string(), at: instant })
  .meta({ id: 'QuoteMessage' });
export type QuoteMessage = z.infer<typeof QuoteMessage>;
/** `POST /agency/quotes/{quoteId}/messages` and `POST /client-quotes/{quoteId}/messages?key=`; the same words twice in a row are said once. */
export const WriteMessage = z.object({ text: multiLineText(2_000, 1) });

/** A quote as its agency sees it, net prices and markups with it. */
export const AgencyQuote = z
  .object({
    id: uuid,
    number: z.string(),
    state: quoteState,
    clientName: z.string(),
    clientEmail: z.string().nullable(),
    note: z.string().nullable(),
    /** The language that it was made in: that of its lines' names. */
    lang: z.string(),
    madeBy: z.string().nullable(),
    createdAt: instant,
    validUntil: instant,
    acceptedAt: instant.nullable(),
    acceptedName: z.string().nullable(),
    lines: z.array(ShownLine.extend({ net: Money, markup: Markup, price: Money })),
    totals: z.array(z.object({ net: Money, price: Money })),
    /** The client's page, with its key behind `#`. */
    link: z.string(),
    /** The same as PDF. */
    pdf: z.string(),
    messages: z.array(QuoteMessage),
  })
  .meta({ id: 'AgencyQuote' });
export type AgencyQuote = z.infer<typeof AgencyQuote>;
export const AgencyQuotes = z.object({ items: z.array(AgencyQuote) }).meta({ id: 'AgencyQuotes' });
export type AgencyQuotes = z.infer<typeof AgencyQuotes>;

/** `GET /client-quotes/{quoteId}?key=`: what the client sees. No net price, no markup, nothing of the shop's own prices. */
export const ClientQuote = z
  .object({
    number: z.string(),
    state: quoteState,
    clientName: z.string(),
    note: z.string().nullable(),
    /** The language that it was made in: that of its lines' names. */
    lang: z.string(),
    agency: AgencyBrand,
    createdAt: instant,
    validUntil: instant,
    serverNow: instant,
    acceptedAt: instant.nullable(),
    acceptedName: z.string().nullable(),
    lines: z.array(ShownLine.extend({ price: Money })),
    totals: z.array(Money),
    messages: z.array(QuoteMessage),
  })
  .meta({ id: 'ClientQuote' });
export type ClientQuote = z.infer<typeof ClientQuote>;
export const QuoteKey = z.object({ key: opaqueText(200) });
/** `POST /client-quotes/{quoteId}/accept`: at the price that the client saw. Accepting twice is accepting once. Refuses: quote_over, price_changed. */
export const AcceptQuote = z.object({ name: text(200, 2), expected: z.array(Money).min(1).max(10) });
export type AcceptQuote = z.input<typeof AcceptQuote>;

/** One hold of the agency: in somebody's cart or in a quote. */
export const BoardHold = z
  .object({
    holdId: uuid,
    place: z.enum(['cart', 'quote']),
    productName: z.string(),
    optionName: z.string(),
    /** The language of both names, where it is not the one asked for. */
    lang: z.string().optional(),
    localDate: localDate.nullable(),
    startTime: z.string().nullable(),
    places: z.int(),
    /** Whose cart, or who made the quote. */
    by: z.string().nullable(),
    isYours: z.boolean(),
    quoteNumber: z.string().nullable(),
    clientName: z.string().nullable(),
    expiresAt: instant,
    renewalsLeft: z.int(),
  })
  .meta({ id: 'BoardHold' });
export type BoardHold = z.infer<typeof BoardHold>;
/** `GET /agency/holds`: what ends first stands first. */
export const HoldBoard = z.object({ items: z.array(BoardHold), serverNow: instant }).meta({ id: 'HoldBoard' });
export type HoldBoard = z.infer<typeof HoldBoard>;
/** `POST /agency/holds/extend`, `/release` and `/to-cart`: all or none. Refuses: not_found, hold_expired, hold_not_renewable. */
export const ChooseHolds = z.object({ holdIds: z.array(uuid).min(1).max(100) });
export type ChooseHolds = z.infer<typeof ChooseHolds>;
