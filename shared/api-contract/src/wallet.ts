import { z } from 'zod';
import { paymentStatus } from './booking';
import { currencyCode, instant, localDate, Money, multiLineText, opaqueText, searchText, slug, text, typedCode, uuid } from './primitives';

/** What an agency has in one currency. */
export const WalletBalance = z
  .object({
    currency: currencyCode,
    /** What can be spent: without what waits to go out. */
    available: Money,
    /** Top-ups that wait for their money. */
    incoming: Money,
    /** Units of this currency for one of the agency's own, as a decimal string, and since when; null without a rate. */
    rate: z.string().nullable(),
    rateAt: instant.nullable(),
    /** The available amount in the agency's own currency at that rate. */
    value: Money.nullable(),
  })
  .meta({ id: 'WalletBalance' });
export type WalletBalance = z.infer<typeof WalletBalance>;

export const topUpMethod = z.enum(['card', 'bank_transfer', 'paynow']);
export type TopUpMethod = z.infer<typeof topUpMethod>;

/** `GET /wallet` for agents: balances by currency, and credit in the agency's own. */
export const Wallet = z
  .object({
    currency: currencyCode,
    agencyName: z.string(),
    /** In the agency's own currency. */
    availableBalance: Money,
    balances: z.array(WalletBalance),
    creditLimit: Money,
    /** Unused credit: the limit less what is owed, reserved, and used by sub-agents. */
    availableCredit: Money,
    outstandingBalance: Money,
    overdueBalance: Money,
    /** Orders reserved on credit that are not paid yet. */
    reserved: Money,
    subAgents: Money,
    /** Balance and unused credit: what can be spent now. */
    availableLimit: Money,
    nextDueDate: localDate.nullable(),
    creditDays: z.int().nullable(),
    /** Credit cannot be used while something is overdue. */
    isBlocked: z.boolean(),
    /** The caller's role may move money, not only see it. */
    mayMove: z.boolean(),
    /** The caller is an administrator of the agency, who sees its statement and who books under it (N15). */
    mayAudit: z.boolean(),
    /** The ways to top it up; cards only where they are typed at our own page (decision 0171). */
    topUpMethods: z.array(topUpMethod),
  })
  .meta({ id: 'Wallet' });
export type Wallet = z.infer<typeof Wallet>;

/** N7's ledger statuses, spelt as the specification spells them. */
export const ledgerStatus = z.enum(['ENTRY', 'POSTED', 'CANCELLED']);
export const ledgerKind = z.enum([
  'top_up',
  'spend',
  'refund',
  'receipt',
  'conversion',
  'redeem',
  'settlement',
  'adjustment',
  'reversal',
  'commission',
]);
export type LedgerKind = z.infer<typeof ledgerKind>;

/** Which account of the agency: its money, or what it owes. */
export const walletSide = z.enum(['wallet', 'credit']);
export type WalletSide = z.infer<typeof walletSide>;
export const statementMonth = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

/** `GET /wallet/statement?month=2026-11&of=SGD&side=wallet`: months run in Singapore's time. Newest entries first, page by page. */
export const StatementQuery = z.object({
  month: statementMonth,
  /** Currency of the account; the agency's own when left out. */
  of: currencyCode.optional(),
  side: walletSide.default('wallet'),
  /** An agency that books under the caller's, at any depth; another one is not found. The caller's own when left out. */
  agency: uuid.optional(),
  /** Words of the description, or an amount as it is shown. */
  q: searchText(100).optional(),
  cursor: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export type StatementQuery = z.input<typeof StatementQuery>;

export const StatementEntry = z
  .object({
    id: z.string(),
    at: instant,
    kind: ledgerKind,
    description: z.string(),
    orderCode: z.string().nullable(),
    debit: Money.nullable(),
    credit: Money.nullable(),
    /** After this entry; null while it waits. */
    balance: Money.nullable(),
    status: ledgerStatus,
    dueOn: localDate.nullable(),
  })
  .meta({ id: 'StatementEntry' });
export type StatementEntry = z.infer<typeof StatementEntry>;

export const WalletStatement = z
  .object({
    month: z.string(),
    currency: currencyCode,
    side: walletSide,
    opening: Money,
    /** At the month's end, or now while it runs. */
    closing: Money,
    /** What came in and went out in the month. */
    credits: Money,
    debits: Money,
    count: z.int(),
    /** The balance at the end of each day up to now, for the plot. */
    days: z.array(z.object({ date: localDate, balance: Money })),
    /** What waits (ENTRY), and what was given up in this month (CANCELLED). */
    waiting: z.array(StatementEntry),
    entries: z.array(StatementEntry),
    nextCursor: z.string().nullable(),
  })
  .meta({ id: 'WalletStatement' });
export type WalletStatement = z.infer<typeof WalletStatement>;

/** `POST /wallet/top-ups` with an Idempotency-Key. PayNow is in SGD only. Refuses: amount_out_of_range, currency_unknown, payment_method_unavailable. */
export const StartTopUp = z.discriminatedUnion('method', [
  z.object({ method: z.literal('card'), amount: Money, agentName: text(200, 2), cardToken: opaqueText(200, 1) }),
  z.object({ method: z.literal('bank_transfer'), amount: Money, agentName: text(200, 2) }),
  z.object({ method: z.literal('paynow'), amount: Money, agentName: text(200, 2) }),
]);
export type StartTopUp = z.infer<typeof StartTopUp>;

/** `POST /wallet/top-ups/{id}/paid`: the transfer as the bank says it. Refuses: proof_missing, confirmation_code_used, transfer_date_refused, top_up_state_refused. */
export const ClaimTopUp = z.object({
  bankFrom: text(100, 2),
  confirmationCode: typedCode(60, 3),
  transactionDate: localDate,
  note: multiLineText(300).optional(),
});
export type ClaimTopUp = z.infer<typeof ClaimTopUp>;

export const TopUp = z
  .object({
    id: uuid,
    method: topUpMethod,
    status: paymentStatus,
    amount: Money,
    agentName: z.string(),
    bankFrom: z.string().nullable(),
    note: z.string().nullable(),
    confirmationCode: z.string().nullable(),
    transactionDate: localDate.nullable(),
    reference: z.string(),
    reason: z.string().nullable(),
    /** A page of the card's bank where its holder confirms the payment (3-D Secure); it leads back to the wallet. */
    nextAction: z.object({ url: z.string() }).nullable(),
    createdAt: instant,
    expiresAt: instant.nullable(),
    /** Where to pay; the PayNow payload and its picture as SVG text for PayNow. */
    transfer: z
      .object({
        bankName: z.string(),
        accountName: z.string(),
        accountNo: z.string(),
        uen: z.string(),
        payNow: z.string().nullable(),
        payNowSvg: z.string().nullable(),
      })
      .nullable(),
    proof: z.object({ name: z.string(), bytes: z.int(), uploadedAt: instant }).nullable(),
  })
  .meta({ id: 'TopUp' });
export type TopUp = z.infer<typeof TopUp>;
/** `GET /wallet/top-ups`: the newest 50 of the agency. */
export const TopUpList = z.object({ items: z.array(TopUp) }).meta({ id: 'TopUpList' });
export type TopUpList = z.infer<typeof TopUpList>;

/** `POST /wallet/conversions/quotes`. Refuses: amount_out_of_range, same_currency, currency_unknown, rate_unavailable, wallet_insufficient. */
export const AskRate = z.object({ amount: Money, to: currencyCode });
export type AskRate = z.infer<typeof AskRate>;

/** A rate that holds until `expiresAt`; both balances before and after. */
export const RateQuote = z
  .object({
    id: uuid,
    from: Money,
    fee: Money,
    to: Money,
    /** Units of the target for one of the source, as a decimal string. */
    rate: z.string(),
    rateAt: instant,
    rateSource: z.string(),
    expiresAt: instant,
    serverNow: instant,
    fromBefore: Money,
    fromAfter: Money,
    toBefore: Money,
    toAfter: Money,
  })
  .meta({ id: 'RateQuote' });
export type RateQuote = z.infer<typeof RateQuote>;
/** `POST /wallet/conversions` with an Idempotency-Key. Refuses: rate_expired, rate_used, wallet_insufficient. */
export const Convert = z.object({ quoteId: uuid });

/** `POST /wallet/redemptions` with an Idempotency-Key; letter case counts. Refuses: redeem_code_failed, redeem_code_used. */
export const Redeem = z.object({ code: typedCode(60, 1) });
export const Redeemed = z
  .object({ amount: Money, /** What of it settled credit; the rest is balance. */ settled: Money, balance: Money })
  .meta({ id: 'Redeemed' });
export type Redeemed = z.infer<typeof Redeemed>;

/** `GET /wallet/credit/forecast`: the available credit of the next 60 days, if nothing more is bought and what falls due is paid (D20). */
export const CreditForecast = z
  .object({
    limit: Money,
    days: z.array(
      z.object({ date: localDate, available: Money, /** If orders that wait for payment are paid on credit. */ withOrders: Money }),
    ),
    events: z.array(
      z.object({
        date: localDate,
        /** `unpaid`: an order that waits for payment until then. */
        kind: z.enum(['due', 'reserved_until', 'unpaid']),
        amount: Money,
        description: z.string(),
        isOverdue: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'CreditForecast' });
export type CreditForecast = z.infer<typeof CreditForecast>;

/** `POST /wallet/reservations` with an Idempotency-Key (A39). Refuses: order_state_refused, reservation_refused, wallet_insufficient, credit_overdue. */
export const ReserveOrder = z.object({ orderCode: slug, expected: Money });
export const Reservation = z
  .object({ orderCode: z.string(), amount: Money, payBy: instant, createdAt: instant })
  .meta({ id: 'Reservation' });
export type Reservation = z.infer<typeof Reservation>;
export const ReservationList = z.object({ items: z.array(Reservation), mayReserve: z.boolean() }).meta({ id: 'ReservationList' });
export type ReservationList = z.infer<typeof ReservationList>;

/** An agency's credit terms, as staff sets them (`PUT /staff/agencies/{id}/credit`). */
export const CreditTerms = z.object({
  /** Minor units of the agency's own currency. */
  limitMinor: z.int().min(0).max(100_000_000_000),
  days: z.int().min(0).max(180),
  statementDay: z.int().min(1).max(28),
  reminderDays: z.array(z.int().min(0).max(365)).max(10),
  blockWhenOverdue: z.boolean(),
  reserveDays: z.int().min(0).max(60),
});
export type CreditTerms = z.infer<typeof CreditTerms>;
export const SetCreditTerms = CreditTerms.extend({ reason: multiLineText(300, 3) });
export const CreditFile = z
  .object({
    agencyId: uuid,
    agencyName: z.string(),
    parentId: uuid.nullable(),
    currency: currencyCode,
    terms: CreditTerms,
    outstanding: Money,
    overdue: Money,
    history: z.array(
      z.object({
        at: instant,
        actor: z.string(),
        reason: z.string(),
        before: z.record(z.string(), z.unknown()).nullable(),
        after: z.record(z.string(), z.unknown()),
      }),
    ),
  })
  .meta({ id: 'CreditFile' });
export type CreditFile = z.infer<typeof CreditFile>;
/** `PUT /staff/agencies/{id}/parent`: under which agency it books; null ends it. */
export const SetParent = z.object({ parentId: uuid.nullable(), reason: multiLineText(300, 3) });
const basisPoints = z.int().min(0).max(10_000);
/** `PUT /wallet/sub-agents/{agencyId}/markup`: what the caller's agency puts onto the net prices of one directly under it, from now on; 0 ends it. */
export const SetMarkup = z.object({ basisPoints });
/** `GET /wallet/sub-agents`: those directly under the caller's agency. */
export const SubAgentList = z
  .object({
    items: z.array(
      z.object({
        ...{ agencyId: uuid, name: z.string(), creditLimit: Money, outstanding: Money, reserved: Money, balance: Money },
        /** What the caller's agency puts onto its net prices, in hundredths of a percent. */
        markupBasisPoints: basisPoints,
      }),
    ),
  })
  .meta({ id: 'SubAgentList' });
export type SubAgentList = z.infer<typeof SubAgentList>;

/** `POST /staff/bank-lines`: a bank's file as text: CSV, MT940 or camt.053. `confirm` posts what waits for exactly this money. Refuses: bank_file_malformed. */
export const ImportBankFile = z.object({ content: opaqueText(900_000, 1), confirm: z.boolean().default(false) });
export const BankLineView = z
  .object({ account: z.string(), bookedOn: localDate, amount: Money, bankRef: z.string(), text: z.string() })
  .meta({ id: 'BankLineView' });
export const BankReport = z
  .object({
    /** Lines that were new; those of earlier files are left out. */
    taken: z.int(),
    known: z.int(),
    /** Also lines of earlier files whose money is not posted yet. */
    matched: z.array(
      z.object({
        line: BankLineView,
        to: z.string(),
        /** Its transfer was given up before: the order had ended, or was paid in another way. */
        isLate: z.boolean(),
        isConfirmed: z.boolean(),
        /** Late, and no longer wanted: a refund waits to be paid out. */
        goesBack: z.boolean(),
      }),
    ),
    /** Money in that belongs to nothing known, and why where something is near. */
    unmatched: z.array(
      z.object({
        line: BankLineView,
        near: z.string().nullable(),
        /** What it names was paid by another line: it came twice, or the bank says it in two files' words. A person looks. */
        isSecond: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'BankReport' });
export type BankReport = z.infer<typeof BankReport>;

/** `POST /wallet/bank-lines`: lines of the agency's own bank (CSV, MT940, camt.053), compared with what it sent us in a month (D24). Refuses: bank_file_malformed. */
export const CompareBankLines = z.object({
  month: statementMonth,
  /** Currency of the lines that are compared; the agency's own when left out. */
  of: currencyCode.optional(),
  content: opaqueText(900_000, 1),
});
const SentMoney = z.object({
  reference: z.string(),
  kind: z.enum(['top_up', 'payment']),
  date: localDate,
  amount: Money,
  orderCode: z.string().nullable(),
  /** The money is booked; else it waits for us. */
  isPosted: z.boolean(),
});
export const BankComparison = z
  .object({
    month: z.string(),
    currency: currencyCode,
    matched: z.array(z.object({ line: BankLineView, sent: SentMoney })),
    /** What we have of the month and the lines do not. */
    missing: z.array(SentMoney),
    /** Lines of money out that are no payment to us. */
    unknown: z.array(BankLineView),
    /** Lines that were not compared: money in, other currencies, other months. */
    leftOut: z.int(),
  })
  .meta({ id: 'BankComparison' });
export type BankComparison = z.infer<typeof BankComparison>;

/** `POST /staff/ledger/check`: what in ledger, orders and payments does not agree; nothing when all is well. */
export const LedgerCheck = z
  .object({ at: instant, findings: z.array(z.object({ kind: z.string(), subject: z.string(), detail: z.string() })) })
  .meta({ id: 'LedgerCheck' });
