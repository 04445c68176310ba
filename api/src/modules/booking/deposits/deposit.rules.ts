import { Temporal } from 'temporal-polyfill';
import { addDays, localDateIn } from '../../../clock';
import type { SellableProduct } from '../../catalog';
import { refundPercentAt } from '../after-sale/cancellation.rules';
import type { OrderLineRow, OrderRow } from '../orders.sql';
import type { PaymentPart } from '../payments.sql';

/** The shop's own day: balance dates end with it. */
const ZONE = 'Asia/Singapore';
/** After the balance date the places are kept so many days more; written before paying. */
const GRACE_DAYS = 3;

/** What a line of a cart is to its deposit. */
export interface DepositLine {
  currency: string;
  /** After its share of a discount, minor units. */
  amountMinor: number;
  localDate: string | null;
  product: Pick<SellableProduct, 'deposit' | 'supply'>;
}
export interface DepositPlan {
  currency: string;
  depositMinor: number;
  balanceMinor: number;
  /** The balance is due by the end of this day in Singapore. */
  balanceOn: string;
}

/** What of a line is paid now, and by when the rest; undefined where all of it is. A supplier waits for the whole. */
function depositOf({ product: { deposit, supply }, localDate, amountMinor }: DepositLine) {
  if (!deposit || supply || !localDate) return undefined;
  return { minor: Math.ceil((amountMinor * deposit.percent) / 100), balanceOn: addDays(localDate, -deposit.balanceDaysBefore) };
}

/**
 * What could be paid now instead of everything: every line has a deposit, all are charged in one currency, no supplier waits for the whole, and the
 * earliest balance date is tomorrow or later. Null where that is not so: then everything is paid at once (decision 0160).
 */
export function depositPlanOf(lines: DepositLine[], now: Date): DepositPlan | null {
  const parts = lines.flatMap((line) => depositOf(line) ?? []);
  const [currency, ...others] = new Set(lines.map((line) => line.currency));
  const balanceOn = parts.map((part) => part.balanceOn).sort()[0];
  if (!currency || others.length > 0 || parts.length < lines.length || !balanceOn) return null;
  const depositMinor = parts.reduce((sum, { minor }) => sum + minor, 0);
  const balanceMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0) - depositMinor;
  const isTwo = depositMinor > 0 && balanceMinor > 0;
  return isTwo && balanceOn > localDateIn(now, ZONE) ? { currency, depositMinor, balanceMinor, balanceOn } : null;
}

const beginOfDay = (date: string) => Temporal.PlainDate.from(date).toZonedDateTime(ZONE).epochMilliseconds;
/** The last minute of a day, as it is written. */
export const endOfDay = (date: string): Date => new Date(beginOfDay(addDays(date, 1)) - 60_000);
/** When an order whose balance is not there is cancelled: the grace after its date is over. */
export const balanceEndsAt = (balanceOn: string): Date => new Date(beginOfDay(addDays(balanceOn, GRACE_DAYS + 1)));

/** Which mail about the balance is due: 1 a week before its date, 2 the day before, 3 when it has passed; 0 none yet. */
export function balanceStage(balanceOn: string, now: Date): 0 | 1 | 2 | 3 {
  const today = localDateIn(now, ZONE);
  if (today > balanceOn) return 3;
  if (today >= addDays(balanceOn, -1)) return 2;
  return today >= addDays(balanceOn, -7) ? 1 : 0;
}
/** The last balance date whose mail of a stage is due now. */
export const balanceDatesUntil = (stage: 1 | 2 | 3, now: Date): string =>
  addDays(localDateIn(now, ZONE), stage === 1 ? 7 : stage === 2 ? 1 : -1);

/** Whether a balance's day is over in Singapore; what is being paid or looked at is not late. */
export const isOverdue = ({ status, balanceDue }: { status: OrderRow['status']; balanceDue: string }, now: Date): boolean =>
  status === 'ORDERED' && localDateIn(now, ZONE) > balanceDue;

/** What of a deposit comes back when its order is cancelled at a moment: what the terms keep of the price is taken from it. Minor units. */
export function depositBackAt(
  { depositMinor }: Pick<DepositPlan, 'depositMinor'>,
  lines: { amountMinor: number; cancellation: OrderLineRow['cancellation'] }[],
  at: Date,
): number {
  const keeps = lines.reduce(
    (sum, line) => sum + line.amountMinor - Math.round((line.amountMinor * refundPercentAt(line.cancellation, at)) / 100),
    0,
  );
  return Math.max(0, depositMinor - keeps);
}

type Owing = Pick<OrderRow, 'totalMinor' | 'depositMinor' | 'depositPaidAt' | 'balanceDue' | 'paidAt'>;

/** What the next payment of an order is of. */
export const partToPay = ({ depositMinor, depositPaidAt }: Pick<Owing, 'depositMinor' | 'depositPaidAt'>): PaymentPart =>
  depositMinor === null ? 'whole' : depositPaidAt === null ? 'deposit' : 'balance';

/** What the next payment of an unpaid order must bring, minor units. */
export function toPayMinor(order: Pick<Owing, 'totalMinor' | 'depositMinor' | 'depositPaidAt'>): number {
  const { totalMinor, depositMinor, depositPaidAt } = order;
  if (depositMinor === null) return totalMinor;
  return depositPaidAt === null ? depositMinor : totalMinor - depositMinor;
}

/** The deposit of an order that waits for its balance; 0 of every other. */
export const keptDepositMinor = ({ depositMinor, depositPaidAt, paidAt }: Owing): number =>
  depositMinor !== null && depositPaidAt !== null && paidAt === null ? depositMinor : 0;

/** Until when an order waits for its payment: at least so long, and where its deposit is there until the balance's grace is over. */
export function waitsUntil({ depositPaidAt, balanceDue }: Owing, least: Date): Date {
  const ends = depositPaidAt !== null && balanceDue !== null ? balanceEndsAt(balanceDue) : least;
  return ends > least ? ends : least;
}

/** Whether the balance's date is still ahead: money that comes later for a deposit cannot begin such an order again. */
export const isBalanceAhead = ({ balanceDue }: Pick<Owing, 'balanceDue'>, now: Date): boolean =>
  balanceDue === null || balanceDue > localDateIn(now, ZONE);

/** Money has come for it: there are papers. */
export const hasReceived = ({ paidAt, depositPaidAt }: Pick<Owing, 'paidAt' | 'depositPaidAt'>) =>
  paidAt !== null || depositPaidAt !== null;
