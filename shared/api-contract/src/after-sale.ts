import { z } from 'zod';
import { paymentMethod } from './booking';
import { productKind } from './catalog';
import { instant, localDate, Money, multiLineText, opaqueText, slug, typedCode, uuid, visitDate } from './primitives';

/** What of an order is given up: whole lines, or of a line only the tickets of some travellers. */
const CancelLines = z
  .array(z.object({ lineId: uuid, travellerIds: z.array(uuid).min(1).max(200).optional() }))
  .min(1)
  .max(50);

/** `POST /orders/{code}/cancel-quote`: without `lines`, all that is left of the order. Changes nothing. */
export const AskCancelQuote = z.object({ lines: CancelLines.optional() });
export type AskCancelQuote = z.infer<typeof AskCancelQuote>;

/** What a cancellation gives back now, shown before it is confirmed (A18). */
export const CancelQuote = z
  .object({
    /** What was paid for what would be cancelled; zero while nothing is paid. */
    paid: Money,
    refund: Money,
    /** What is kept: `paid` less `refund`. */
    fee: Money,
    /** Where the refund goes; null when there is none. */
    refundTo: paymentMethod.nullable(),
    /** The same payment by payment, for an order that was paid in two. */
    refunds: z.array(z.object({ method: paymentMethod, amount: Money })),
    lines: z.array(z.object({ lineId: uuid, paid: Money, refund: Money, refundPercent: z.int() })),
    serverNow: instant,
  })
  .meta({ id: 'CancelQuote' });
export type CancelQuote = z.infer<typeof CancelQuote>;

/** `POST /orders/{code}/cancel` with an Idempotency-Key. Another refund than the expected one answers `price_changed`. */
export const CancelOrder = AskCancelQuote.extend({ reason: multiLineText(500, 3), expectedRefund: Money });
export type CancelOrder = z.infer<typeof CancelOrder>;

/** `POST /orders/{code}/lines/{lineId}/date-quote` and, with an Idempotency-Key, `…/date`. */
export const AskDateChange = z.object({
  localDate,
  startTime: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .optional(),
});
export type AskDateChange = z.infer<typeof AskDateChange>;
/** What was paid for the line, what it costs on the new day (both less its share of a discount), and the difference, which a cheaper day gives back; a dearer one cannot be changed to. */
export const DateQuote = z.object({ before: Money, after: Money, refund: Money }).meta({ id: 'DateQuote' });
export type DateQuote = z.infer<typeof DateQuote>;
export const ChangeDate = AskDateChange.extend({ expectedRefund: Money });
export type ChangeDate = z.infer<typeof ChangeDate>;

export const refundStatus = z.enum(['pending', 'done', 'failed']);
export const Refund = z
  .object({
    ...{ id: uuid, amount: Money, status: refundStatus, method: paymentMethod, createdAt: instant, doneAt: instant.nullable() },
    /** Money that came late or a second time, and paid for nothing of the order. */
    isExtra: z.boolean(),
  })
  .meta({ id: 'Refund' });
export type Refund = z.infer<typeof Refund>;

/** Staff: orders that cannot go on by themselves. */
export const StuckOrder = z.object({
  code: z.string(),
  status: z.string(),
  contactName: z.string(),
  total: Money,
  /** `late_money`, `payment_unknown`, `money_unclear`, `money_matched`, `refund_failed`, `card_amount`, `card_refunded`, `card_disputed`, `supplier_silent`, `supplier_refused`, `supplier_change`, `supplier_answers`, `supplier_incomplete`, `names_missing`. */
  reason: z.string(),
  since: instant,
});
export const StuckOrders = z.object({ items: z.array(StuckOrder) }).meta({ id: 'StuckOrders' });
export type StuckOrders = z.infer<typeof StuckOrders>;
export const ResolveStuck = z.object({ note: multiLineText(300, 3) });

/** Staff: money that came after its order had ended. Booked when the places are still there, else refunded, and told in both cases. */
export const LateMoney = z.object({
  amount: Money,
  /** The reference that the money came with; needed where an order had several transfers of the amount. */
  reference: typedCode(40).optional(),
  note: multiLineText(300).default(''),
});
export type LateMoney = z.infer<typeof LateMoney>;

/** Staff: orders whose deposit is paid and whose balance is not, the earliest balance date first. */
export const OpenBalances = z
  .object({
    items: z.array(
      z.object({
        code: z.string(),
        contactName: z.string(),
        contactEmail: z.string(),
        /** `pending` and `VERIFYING`: the balance is on its way, nobody need call. */
        status: z.enum(['ORDERED', 'pending', 'VERIFYING']),
        deposit: Money,
        balance: Money,
        balanceOn: localDate,
        endsAt: instant,
        /** Nothing is on its way and the balance's day is over in Singapore. */
        isOverdue: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'OpenBalances' });
export type OpenBalances = z.infer<typeof OpenBalances>;

/** Staff: refunds that a person pays out by hand. */
export const StaffRefund = Refund.extend({ orderCode: z.string(), contactName: z.string(), reason: z.string() });
export const StaffRefunds = z.object({ items: z.array(StaffRefund) }).meta({ id: 'StaffRefunds' });
export type StaffRefunds = z.infer<typeof StaffRefunds>;
export const RefundPaid = z.object({ reference: typedCode(100, 3) });

/** Staff: bookings at suppliers that are not answered, or were refused for an order that stands. */
export const SupplierBookings = z
  .object({
    items: z.array(
      z.object({
        id: uuid,
        orderCode: z.string(),
        productName: z.string(),
        localDate: localDate.nullable(),
        /** The connection's name, or `test`. */
        supplier: z.string(),
        wanted: z.enum(['reserved', 'confirmed', 'changed', 'cancelled']),
        state: z.enum(['asked', 'reserved', 'confirmed', 'refused', 'cancelled']),
        reason: z.string().nullable(),
        since: instant.nullable(),
      }),
    ),
  })
  .meta({ id: 'SupplierBookings' });
export type SupplierBookings = z.infer<typeof SupplierBookings>;
export const SupplierConfirmed = z.object({ reference: typedCode(100, 3) });
export const RefuseSupplier = z.object({ reason: multiLineText(300, 3) });

/** Staff: everybody who travels on a day, product by product. */
export const ManifestQuery = z.object({ date: localDate, productId: slug.optional() });
export const Manifest = z
  .object({
    date: localDate,
    lines: z.array(
      z.object({
        orderCode: z.string(),
        productName: z.string(),
        optionName: z.string(),
        startTime: z.string().nullable(),
        contactName: z.string(),
        contactPhone: z.string(),
        answers: z.array(z.object({ label: z.string(), text: z.string() })),
        travellers: z.array(
          z.object({
            name: z.string(),
            unitName: z.string(),
            /** A room, cabin or seat; of a hotel's room, who shares it; empty where nobody said. */
            berth: z.string(),
            ticketCode: z.string().nullable(),
            answers: z.array(z.object({ label: z.string(), text: z.string() })),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'Manifest' });
export type Manifest = z.infer<typeof Manifest>;

/** `PUT /cart/discount`; `DELETE` takes it off. */
export const ApplyDiscount = z.object({ code: typedCode(40) });

/** `POST /waiting-list`: a mail when places of sold-out days come free; one day, or all the nights of a stay at once. */
export const JoinWaitingList = z.object({
  optionId: slug,
  /** The one day; not beside `localDates`. */
  localDate: visitDate.optional(),
  /** Each is waited for; one mail says so. */
  localDates: z.array(visitDate).min(1).max(31).optional(),
  quantity: z.int().min(1).max(100),
  email: typedCode(254, 3),
});
export type JoinWaitingList = z.infer<typeof JoinWaitingList>;

/** `isMailed`: a letter says so; otherwise too many were asked for at the address, which hears when places come free all the same. */
export const WaitingListJoined = z.object({ done: z.literal(true), isMailed: z.boolean() }).meta({ id: 'WaitingListJoined' });
export type WaitingListJoined = z.infer<typeof WaitingListJoined>;

/** `GET /waiting-list` and `DELETE /waiting-list/{waitingId}`: a customer's by the session, a guest's by the key of the mailed link. */
export const WaitingListAccess = z.object({ key: opaqueText(500).optional() });
/** The days that somebody waits for, the soonest first; those that are over are left out. */
export const WaitingList = z
  .object({
    /** Where the mails go; null while a customer's address is not confirmed, and then nothing is listed. */
    email: z.string().nullable(),
    items: z.array(
      z.object({
        id: uuid,
        kind: productKind,
        productId: z.string(),
        productName: z.string(),
        optionName: z.string(),
        /** The language of both names, where it is not the one asked for. */
        lang: z.string().optional(),
        localDate,
        quantity: z.int(),
        /** When the mail was sent that places are free; null while waiting. */
        toldAt: instant.nullable(),
      }),
    ),
  })
  .meta({ id: 'WaitingList' });
export type WaitingList = z.infer<typeof WaitingList>;
