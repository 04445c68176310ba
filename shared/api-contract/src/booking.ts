import { z } from 'zod';
import { AgencyBrand } from './brands';
import { PassengerQuestion, productKind, UnitQuantity } from './catalog';
import { undrawnLetters } from './person-name';
import { Price } from './price';
import {
  countryCode,
  cursor,
  email,
  instant,
  localDate,
  Money,
  multiLineText,
  opaqueText,
  phone,
  Picture,
  searchText,
  slug,
  text,
  typedCode,
  uuid,
} from './primitives';

/** Places kept for a shopper until `expiresAt` (N8). `serverNow` lets a browser with a wrong clock count right. */
export const Hold = z
  .object({
    id: uuid,
    status: z.enum(['ACTIVE', 'EXPIRED', 'RELEASED', 'BOOKED']),
    expiresAt: instant,
    serverNow: instant,
    renewalsLeft: z.int(),
  })
  .meta({ id: 'Hold' });
export type Hold = z.infer<typeof Hold>;

/** Who sleeps in a room or cabin, or rides in a vehicle. */
export const Guests = z.object({ adults: z.int().min(1).max(40), childAges: z.array(z.int().min(0).max(17)).max(20).default([]) });
export type Guests = z.infer<typeof Guests>;

/** `POST /cart/lines` and `PUT /cart/lines/{lineId}`; `localDate` is left out for open-dated tickets. */
export const PutCartLine = z.object({
  productId: slug,
  optionId: slug,
  /** The visit, check-in, sailing, departure or pick-up date at the place. */
  localDate: localDate.optional(),
  startTime: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .optional(),
  /** Of a hotel stay: stock is kept for every night from `localDate`. */
  nights: z.int().min(1).max(30).optional(),
  units: z.array(UnitQuantity).min(1).max(20),
  /** Of a hotel stay, where it must be given: all guests of its rooms. Of a cabin or vehicle: who travels, when the units do not say. */
  guests: Guests.optional(),
  /** What was added by hand to the option's price (Option.extras). */
  extras: z
    .array(z.object({ extraId: slug, quantity: z.int().min(1).max(100) }))
    .max(30)
    .optional(),
  /** Answers to the option's questions by question id. */
  answers: z.record(slug, text(200)).optional(),
});
export type PutCartLine = z.infer<typeof PutCartLine>;

/** `POST /cart/trips`: choices that belong together (a ferry's legs); all are held or none is. They share a `groupId`. */
export const PutTrip = z.object({ lines: z.array(PutCartLine).min(1).max(12) });
export type PutTrip = z.infer<typeof PutTrip>;

const LineAnswer = z.object({
  questionId: slug,
  label: z.string(),
  /** What was written; of a pick-up point when to be there and where. */
  text: z.string(),
  /** The pick-up point that was chosen, to ask for it again. */
  pointId: slug.optional(),
  /** The supplier has taken the chosen point away: another is chosen before the order (`answer_missing`). Its text is empty. */
  isGone: z.literal(true).optional(),
});
export type LineAnswer = z.infer<typeof LineAnswer>;

export const CartLine = z
  .object({
    id: uuid,
    productId: slug,
    optionId: slug,
    kind: productKind,
    productName: z.string(),
    optionName: z.string(),
    /** The language of what the supplier wrote, where it is not the one asked for. */
    lang: z.string().optional(),
    picture: Picture,
    localDate: localDate.nullable(),
    startTime: z.string().nullable(),
    /** Of a stay. */
    nights: z.int().nullable(),
    /** The day of leaving: of a stay, tour or cruise. */
    endDate: localDate.nullable(),
    timeZone: z.string(),
    units: z.array(
      z.object({
        unitId: slug,
        type: z.string(),
        name: z.string(),
        /** The language of the name, where it is not the one asked for. */
        lang: z.string().optional(),
        quantity: z.int(),
        /** Of one for the whole line: of a stay, all its nights. */
        unitPrice: Price,
        /** Tickets that these make, each with its traveller: as many as the quantity, but one for the hours of a vehicle. */
        tickets: z.int(),
        minAge: z.int().nullable(),
        maxAge: z.int().nullable(),
        /** Whose passports the fare is for; null for everybody's. */
        nationality: z.enum(['ID', 'FOREIGN']).nullable(),
      }),
    ),
    /** Until when travellers may be named after the order (`PlaceOrder.namesLater`); null where they are named in it. */
    namesUntil: instant.nullable(),
    passengerFields: z.array(z.enum(['dateOfBirth', 'nationality', 'passportNumber', 'passportExpiry', 'title'])),
    /** What each traveller is asked besides; left out where nothing is. */
    passengerQuestions: z.array(PassengerQuestion).optional(),
    /** What is asked once of the booking, with the order (`PlaceOrder.answers`); left out where nothing is, and where the product's page asks it. */
    bookingQuestions: z.array(PassengerQuestion).optional(),
    /** Of a stay: what each night costs, all rooms together. */
    nightPrices: z.array(z.object({ localDate, price: Price })),
    guests: Guests.nullable(),
    extras: z.array(z.object({ extraId: slug, name: z.string(), quantity: z.int(), unitPrice: Price })),
    /** How long it takes from its start; null where nobody says. */
    durationMinutes: z.int().nullable(),
    answers: z.array(LineAnswer),
    /** What all its travellers must pay by themselves, on board of a cruise or at the terminal of a ferry; part of no total. null for what has none. */
    paidOnBoard: Price.nullable(),
    /** The same on all lines of a trip. */
    groupId: uuid.nullable(),
    total: Price,
    /** 'held' (stock kept), 'open' (needs no hold), 'expired' (no longer held), 'unavailable' (withdrawn or sold out). */
    state: z.enum(['held', 'open', 'expired', 'unavailable']),
    hold: Hold.nullable(),
    /** Set when the live price differs from the price when it was added. */
    priceWas: Price.nullable(),
    cancellation: z.array(z.object({ until: instant.nullable(), refundPercent: z.int() })),
  })
  .meta({ id: 'CartLine' });
export type CartLine = z.infer<typeof CartLine>;

/** `GET /cart`: of the signed-in customer, or of the browser's httpOnly cart cookie. Totals count held and open lines only. */
export const Cart = z
  .object({
    lines: z.array(CartLine),
    count: z.int(),
    subtotal: z.array(Price),
    /** The code that is applied and what it takes off, one price a charge currency; null without one that counts. */
    discount: z.object({ code: z.string(), off: z.array(Price) }).nullable(),
    /** What is charged, one price a charge currency: `subtotal` less the discount. */
    total: z.array(Price),
    /** What can be paid now instead of `total`, and what then by when (decision 0160); left out where everything is paid at once. */
    deposit: z
      .object({
        now: Price,
        balance: Price,
        /** The balance is due by the end of this day in Singapore. */
        balanceOn: localDate,
        /** Without the balance the order is cancelled then, by the terms of cancellation; the fee is never more than the deposit. */
        endsAt: instant,
        /** What of the deposit comes back then. */
        back: Price,
      })
      .optional(),
    /** The earliest end of the active holds. */
    expiresAt: instant.nullable(),
    serverNow: instant,
    notice: z.array(z.object({ code: z.enum(['merged', 'price_changed', 'units_capped', 'places_limited']), productName: z.string() })),
  })
  .meta({ id: 'Cart' });
export type Cart = z.infer<typeof Cart>;

const isDrawable = (name: string) => undrawnLetters(name).length === 0;
/** Its name stands on documents: letters that they cannot show are refused. */
export const Contact = z.object({
  name: text(200, 1).refine(isDrawable, 'has letters that a ticket cannot show: write it in Latin letters'),
  email,
  phone: phone.max(30),
  country: countryCode.optional(),
});
export type Contact = z.infer<typeof Contact>;

/** One traveller of one line; only `familyName` or `givenNames` may be empty (single names). Passport fields only where the option asks. */
export const Passenger = z.object({
  lineId: uuid,
  unitId: slug,
  givenNames: text(200).default(''),
  familyName: text(200).default(''),
  singleName: z.boolean().default(false),
  title: text(20).optional(),
  dateOfBirth: localDate.optional(),
  nationality: countryCode.optional(),
  passportNumber: typedCode(20).optional(),
  passportExpiry: localDate.optional(),
  /** Answers to the option's `passengerQuestions` by question id. */
  answers: z.record(slug, text(200)).optional(),
});
export type Passenger = z.input<typeof Passenger>;

/** `PUT /cart/draft`: what was typed in the checkout, kept 24 hours; any part may be missing or unfinished. */
export const CheckoutDraft = z
  .object({
    contact: z
      .object({ name: text(200), email: text(254), phone: text(30), country: text(2) })
      .partial()
      .default({}),
    passengers: z
      .array(z.record(z.string().max(80), z.union([text(200), z.boolean()])))
      .max(200)
      .default([]),
    note: multiLineText(500).default(''),
    step: text(40).default(''),
  })
  .meta({ id: 'CheckoutDraft' });
export type CheckoutDraft = z.input<typeof CheckoutDraft>;
/** Sent without a session: `of` is the person whose session ended while this was typed (T3). It waits in this browser for their next sign-in. */
export const PutCheckoutDraft = CheckoutDraft.extend({ of: uuid.optional() });

/** `POST /orders` with an Idempotency-Key. `expected` is the total that the shopper saw (A6): any other answers `price_changed`. */
export const PlaceOrder = z.object({
  contact: Contact,
  passengers: z.array(Passenger).max(200),
  /** Lines whose travellers are named later, before their `namesUntil`. */
  namesLater: z.array(uuid).max(50).default([]),
  /** Answers to the lines' `bookingQuestions`: by line id, then by question id. */
  answers: z.record(uuid, z.record(slug, text(200))).default({}),
  expected: z.array(Money).min(1).max(10),
  /** The deposit that was chosen, as the shopper saw it; another one, or none that is possible any more, answers `price_changed`. Left out: all is paid at once. */
  deposit: z.object({ now: Money, balanceOn: localDate }).optional(),
  note: multiLineText(500).optional(),
  acceptTerms: z.literal(true),
  /** The insolvency-insurance question for a person's outbound travel (U9); it must be answered and acknowledged, or `insurance_unanswered`. */
  insolvencyInsurance: z.enum(['wanted', 'declined', 'not_asked']).default('not_asked'),
  insuranceAcknowledged: z.boolean().default(false),
});
export type PlaceOrder = z.input<typeof PlaceOrder>;

/** N7, spelt as the specification spells them. */
export const orderStatus = z.enum(['ENTRY', 'ORDERED', 'pending', 'VERIFYING', 'paid', 'completed', 'CANCELLED', 'EXPIRED']);
export type OrderStatus = z.infer<typeof orderStatus>;

export const OrderLine = z
  .object({
    id: uuid,
    productId: slug,
    optionId: slug,
    kind: productKind,
    productName: z.string(),
    optionName: z.string(),
    /** The language of what the supplier wrote, where it is not the order's. */
    lang: z.string().optional(),
    picture: Picture,
    localDate: localDate.nullable(),
    startTime: z.string().nullable(),
    nights: z.int().nullable(),
    endDate: localDate.nullable(),
    /** How long it takes from its start; left out where nobody said when it was sold. */
    durationMinutes: z.int().optional(),
    timeZone: z.string(),
    /** Where it is or begins, in the order's language; left out where the catalogue does not say. */
    venue: z.object({ name: z.string(), latitude: z.number().optional(), longitude: z.number().optional() }).optional(),
    /** Of a sailing with a date: where and when it arrives, on that port's clock. */
    arrival: z.object({ port: z.string(), localDate, time: z.string(), timeZone: z.string() }).optional(),
    /** `unitPrice` is of one for the whole line: of a stay, all its nights. */
    units: z.array(
      z.object({
        unitId: slug,
        name: z.string(),
        /** The language of the name, where it is not the order's. */
        lang: z.string().optional(),
        quantity: z.int(),
        unitPrice: Money,
      }),
    ),
    guests: Guests.nullable(),
    extras: z.array(z.object({ extraId: slug, name: z.string(), quantity: z.int(), unitPrice: Money })),
    answers: z.array(LineAnswer),
    groupId: uuid.nullable(),
    passengers: z.array(
      z.object({
        id: uuid,
        /** Empty until it is given. */
        name: z.string(),
        unitName: z.string(),
        /** The language of the unit's name, where it is not the order's. */
        unitLang: z.string().optional(),
        /** null until the order is paid, the supplier has confirmed and the name is there. */
        ticketCode: z.string().nullable(),
        /** What the ticket's QR says. */
        ticketQr: z.string().nullable(),
        /** Of their own page: `GET /travellers/{token}`. */
        token: z.string(),
        /** That page on the shoppers' site, for whoever travels: an agents' host would ask them to sign in. */
        link: z.string(),
        /** When the name was last given by a link; null where it came with the order, or is not there. */
        namedAt: instant.nullable(),
        /** Their room, cabin or seat as the booker says; of a hotel's room, who shares it. Empty, or left out, where nothing was said. */
        berth: z.string().optional(),
        /** What they answered, in the order's language; left out where nothing was asked, and some days after the visit, when it is deleted. */
        answers: z.array(LineAnswer.pick({ questionId: true, label: true, text: true })).optional(),
        isCancelled: z.boolean(),
      }),
    ),
    isCancelled: z.boolean(),
    /** Until when names can be given or changed; null where they are final. */
    namesUntil: instant.nullable(),
    /** The open link by which a whole group names itself, and until when it takes names; null where there is none. */
    nameLink: z.object({ url: z.string(), until: instant }).nullable(),
    /** What the supplier says: 'waiting' until it has answered. */
    confirmation: z.enum(['confirmed', 'waiting', 'refused']),
    /** As in the cart, of those who still travel; left out where nothing is paid there. */
    paidOnBoard: Money.optional(),
    /** Before the order's discount. */
    total: Money,
    cancellation: z.array(z.object({ until: instant.nullable(), refundPercent: z.int() })),
    redemption: z.string(),
  })
  .meta({ id: 'OrderLine' });
export type OrderLine = z.infer<typeof OrderLine>;

export const Order = z
  .object({
    code: z.string(),
    confirmationNumber: z.string().nullable(),
    status: orderStatus,
    contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
    paymentMethod: z.enum(['card', 'bank_transfer', 'wallet']).nullable(),
    /** How the shop takes its money: cards where it has a company for them, transfers where it has a bank account in the order's currency. An agency's wallet comes beside them. */
    paymentMethods: z.array(z.enum(['card', 'bank_transfer'])).optional(),
    createdAt: instant,
    paidAt: instant.nullable(),
    /** When the time to pay is over. */
    expiresAt: instant.nullable(),
    serverNow: instant,
    note: z.string().nullable(),
    /** The language that the names of its lines are in: they stand as they were sold. */
    lang: z.string().optional(),
    lines: z.array(OrderLine),
    total: Money,
    /** The total in the shopper's display currency with the rate and time fixed at ordering; null when the same. */
    shownTotal: z.object({ amount: Money, rate: z.string(), rateAt: instant }).nullable(),
    /** Of an order that is paid in two parts; left out for others. */
    plan: z
      .object({
        deposit: Money,
        balance: Money,
        /** What the next payment must bring; zero when all is paid, or the order has ended. */
        due: Money,
        /** The balance is due by the end of this day in Singapore. */
        balanceOn: localDate,
        /** Without the balance the order is cancelled then. */
        endsAt: instant,
        depositPaidAt: instant.nullable(),
        /** What has come, in its order; each has its receipt. */
        payments: z.array(
          z.object({ part: z.enum(['deposit', 'balance']), amount: Money, method: z.lazy(() => paymentMethod), at: instant }),
        ),
      })
      .optional(),
    /** Of an order in two parts: of the part that is to be paid next, null before it was tried. */
    payment: z.lazy(() => Payment).nullable(),
    /** The receipt is there when the invoice is; tickets once somebody has one. */
    documents: z.object({ invoice: z.boolean(), ticket: z.boolean(), creditNote: z.boolean() }),
    /** Cards are typed at the card company's own page, to which the payment's `nextAction` leads; left out where they are typed at ours. */
    cardPage: z.literal(true).optional(),
    /** In whose name its papers go out (decision 0081); left out where it is the shop. */
    agency: AgencyBrand.optional(),
    /** Telephones' wallets in which its tickets can be kept (A20); left out where there is none. */
    wallets: z.array(z.enum(['apple', 'google'])).optional(),
    discount: z.object({ code: z.string(), amount: Money }).nullable(),
    refunds: z.array(
      z.object({
        id: uuid,
        amount: Money,
        status: z.enum(['pending', 'done', 'failed']),
        method: z.lazy(() => paymentMethod),
        createdAt: instant,
        doneAt: instant.nullable(),
        /** Money that came late or a second time, and paid for nothing of the order. */
        isExtra: z.boolean(),
      }),
    ),
    history: z.array(
      z.object({
        status: orderStatus,
        at: instant,
        by: z.enum(['customer', 'staff', 'system', 'provider']),
        reason: z.string().nullable(),
      }),
    ),
    /** Many letters were asked for at its address, so its mails wait until it is paid; with where insurance is sold, for who wanted it. Left out where they are sent. */
    heldMail: z.object({ insurersUrl: z.url().optional() }).optional(),
    /** A signed key for a guest's links to this order; null for the owner, who has a session. */
    accessKey: z.string().nullable(),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof Order>;

/** An order with several charge currencies becomes one order a currency. */
export const PlacedOrders = z.object({ orders: z.array(Order) }).meta({ id: 'PlacedOrders' });
export type PlacedOrders = z.infer<typeof PlacedOrders>;

export const OrdersQuery = z.object({
  tab: z.enum(['upcoming', 'to_pay', 'past', 'cancelled']).default('upcoming'),
  q: searchText(100).optional(),
  kind: productKind.optional(),
  from: localDate.optional(),
  to: localDate.optional(),
  cursor: cursor.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export type OrdersQuery = z.input<typeof OrdersQuery>;
export const OrderSummary = z
  .object({
    code: z.string(),
    status: orderStatus,
    createdAt: instant,
    expiresAt: instant.nullable(),
    title: z.string(),
    /** The language that `title` is in. */
    lang: z.string().optional(),
    kind: productKind,
    picture: Picture,
    localDate: localDate.nullable(),
    travellers: z.int(),
    total: Money,
    /** What the next payment must bring, where that is not the total. */
    due: Money.optional(),
    /** The balance is due by the end of this day in Singapore, once the deposit is paid. */
    balanceOn: localDate.optional(),
    documents: z.object({ invoice: z.boolean(), ticket: z.boolean() }),
    /** A bank transfer that still waits for the shopper's proof. */ awaitingProof: z.boolean().optional(),
  })
  .meta({ id: 'OrderSummary' });
export type OrderSummary = z.infer<typeof OrderSummary>;
/** Where a ticket is saved in Google Wallet: an address of Google's, for whoever presses. */
export const WalletPassLink = z.object({ url: z.url() }).meta({ id: 'WalletPassLink' });
export type WalletPassLink = z.infer<typeof WalletPassLink>;
export const OrderPage = z
  .object({
    items: z.array(OrderSummary),
    nextCursor: z.string().nullable(),
    counts: z.object({ upcoming: z.int(), to_pay: z.int(), past: z.int(), cancelled: z.int() }),
  })
  .meta({ id: 'OrderPage' });
export type OrderPage = z.infer<typeof OrderPage>;

/** `?key=` is a guest's signed link; a signed-in owner needs none. */
export const OrderAccess = z.object({ key: opaqueText(200).optional() });
/** Which receipt of an order in two parts; without it the newest. */
export const ReceiptQuery = OrderAccess.extend({ part: z.enum(['deposit', 'balance']).optional() });
/** `POST /orders/find`: mails the signed link when number and e-mail belong together; the answer never says whether they do. */
export const FindOrder = z.object({ code: typedCode(40, 4), email });

export const paymentMethod = z.enum(['card', 'bank_transfer', 'wallet']);
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** What the payer saw: how much, and of an order in two parts which of them. Another than what is to pay now is refused. */
const asShown = { expected: Money, part: z.enum(['deposit', 'balance']).optional() };
/**
 * `POST /orders/{code}/payments` with an Idempotency-Key. `cardToken` from the card provider, never a card number; left out where the order has `cardPage`. `part` is required for an
 * order with a `plan` and refused for any other (`payment_part_changed`): both parts may be of the same amount.
 */
export const StartPayment = z.discriminatedUnion('method', [
  z.object({ method: z.literal('card'), cardToken: opaqueText(200, 1).optional(), ...asShown }),
  z.object({ method: z.literal('bank_transfer'), ...asShown }),
  z.object({ method: z.literal('wallet'), ...asShown }),
]);
export type StartPayment = z.infer<typeof StartPayment>;

export const paymentStatus = z.enum(['awaiting_proof', 'proof_given', 'verifying', 'pending', 'success', 'failed']);
export type PaymentStatus = z.infer<typeof paymentStatus>;

export const Payment = z
  .object({
    id: uuid,
    orderCode: z.string(),
    method: paymentMethod,
    status: paymentStatus,
    amount: Money,
    createdAt: instant,
    expiresAt: instant.nullable(),
    /** Why it failed or why a proof was refused, as a refusal code or staff's words. */
    reason: z.string().nullable(),
    /** A page of the card's bank where its holder confirms the payment (3-D Secure). */
    nextAction: z.object({ url: z.string() }).nullable(),
    /** For bank transfer and PayNow: where to pay, and the QR's EMVCo payload with its picture as SVG text. */
    transfer: z
      .object({
        bankName: z.string(),
        accountName: z.string(),
        accountNo: z.string(),
        uen: z.string(),
        reference: z.string(),
        payNow: z.string().nullable(),
        payNowSvg: z.string().nullable(),
      })
      .nullable(),
    proof: z.object({ name: z.string(), bytes: z.int(), uploadedAt: instant }).nullable(),
  })
  .meta({ id: 'Payment' });
export type Payment = z.infer<typeof Payment>;

/** `POST /sandbox/cards`: the demonstration card provider. It stands outside our payment calls, which see only the token. */
export const SandboxCard = z.object({
  number: typedCode(30),
  expiry: typedCode(10),
  cvc: typedCode(4),
  holder: text(200, 2),
});
export type SandboxCard = z.infer<typeof SandboxCard>;
export const SandboxCardToken = z.object({ cardToken: z.string(), last4: z.string() }).meta({ id: 'SandboxCardToken' });
export type SandboxCardToken = z.infer<typeof SandboxCardToken>;

/** Staff's decisions on proofs. */
export const RefuseProof = z.object({ reason: multiLineText(300, 3) });
export const StaffPaymentList = z
  .object({ items: z.array(Payment.extend({ contactName: z.string(), total: Money })) })
  .meta({ id: 'StaffPaymentList' });
