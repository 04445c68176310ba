import type { AskCancelQuote } from '@straits/api-contract';
import type { OrderLineRow } from '../orders.sql';
import { shareOut } from '../discounts/discount.rules';
import type { TravellerRow } from '../travellers.sql';

type Terms = OrderLineRow['cancellation'];
type SoldLine = Pick<
  OrderLineRow,
  'id' | 'units' | 'totalMinor' | 'discountMinor' | 'cancelledMinor' | 'cancelledAt' | 'cancellation' | 'snapshot'
>;

/** The percent that a cancellation gives back at a moment; after the last deadline nothing. */
export const refundPercentAt = (terms: Terms, now: Date): number =>
  terms.find(({ until }) => until === null || Date.parse(until) > now.getTime())?.refundPercent ?? 0;

/** What one ticket of a unit cost after its share of the discount, minor units rounded down: tickets together never exceed their line. */
export function paidForTicket({ units, totalMinor, discountMinor }: SoldLine, unitId: string): number {
  const unit = units.find((one) => one.unitId === unitId);
  if (!unit || totalMinor === 0) return 0;
  const paidMinor = BigInt(unit.priceMinor) * BigInt(unit.quantity) * BigInt(totalMinor - discountMinor);
  return Number(paidMinor / (BigInt(unit.tickets) * BigInt(totalMinor)));
}

/** A line's share of a discount at another price of the line, minor units rounded down: a price that is not higher never asks for more than was paid. */
export const discountAt = ({ totalMinor, discountMinor }: Pick<SoldLine, 'totalMinor' | 'discountMinor'>, newTotalMinor: number): number =>
  totalMinor === 0 ? 0 : Number((BigInt(discountMinor) * BigInt(newTotalMinor)) / BigInt(totalMinor));

/** What is still booked of a line, in money: its price less discount and what was cancelled before. */
const paidForRest = ({ totalMinor, discountMinor, cancelledMinor }: SoldLine) => totalMinor - discountMinor - cancelledMinor;

export interface LineCancellation<Line extends SoldLine = SoldLine> {
  line: Line;
  /** The tickets that are given up. */
  travellers: TravellerRow[];
  /** Nothing of the line is left afterwards. */
  isWhole: boolean;
  paidMinor: number;
  refundPercent: number;
  refundMinor: number;
}

function cancelLine<Line extends SoldLine>(line: Line, going: TravellerRow[], left: TravellerRow[], now: Date): LineCancellation<Line> {
  const isWhole = going.length === left.length;
  const paidMinor = isWhole ? paidForRest(line) : going.reduce((sum, { unitId }) => sum + paidForTicket(line, unitId), 0);
  const refundPercent = refundPercentAt(line.cancellation, now);
  // Counted from the line's beginning: ticket by ticket no more and no less comes back than at once.
  const backOf = (minor: number) => Math.round((minor * refundPercent) / 100);
  const refundMinor = backOf(line.cancelledMinor + paidMinor) - backOf(line.cancelledMinor);
  return { line, travellers: going, isWhole, paidMinor, refundPercent, refundMinor };
}

/**
 * The same where only a deposit was paid: the fee is what the terms keep of the price, never more than the deposit; shared out over the lines by
 * their price, to the last cent. Minor units.
 */
export function asDeposit<Line extends SoldLine>(going: LineCancellation<Line>[], depositMinor: number): LineCancellation<Line>[] {
  const keeps = going.reduce((sum, { paidMinor, refundMinor }) => sum + paidMinor - refundMinor, 0);
  const byPrice = shareOut(
    depositMinor,
    going.map(({ line, paidMinor }) => ({ id: line.id, totalMinor: paidMinor })),
  );
  const paidOf = ({ id }: Line) => byPrice.get(id) ?? 0;
  const back = shareOut(
    Math.max(0, depositMinor - keeps),
    going.map(({ line }) => ({ id: line.id, totalMinor: paidOf(line) })),
  );
  return going.map((one) => ({ ...one, paidMinor: paidOf(one.line), refundMinor: back.get(one.line.id) ?? 0 }));
}

type Asked = NonNullable<AskCancelQuote['lines']>[number];

/**
 * What a cancellation of the asked lines, or of all that is left, gives up and gives back. Lines and travellers that are cancelled already
 * are passed over; a line or traveller that the order has not answers undefined.
 */
export function cancellationOf<Line extends SoldLine>(
  { lines, travellers }: { lines: Line[]; travellers: TravellerRow[] },
  asked: AskCancelQuote['lines'],
  now: Date,
): LineCancellation<Line>[] | undefined {
  const wanted: Asked[] = asked ?? lines.map(({ id }) => ({ lineId: id }));
  const isKnown = ({ lineId, travellerIds = [] }: Asked) =>
    lines.some(({ id }) => id === lineId) && travellerIds.every((id) => travellers.some((one) => one.id === id && one.lineId === lineId));
  if (!wanted.every(isKnown)) return undefined;
  return lines.flatMap((line) => {
    const one = wanted.find(({ lineId }) => lineId === line.id);
    if (!one || line.cancelledAt) return [];
    const left = travellers.filter(({ lineId, cancelledAt }) => lineId === line.id && cancelledAt === null);
    // Who was let in has had what was paid for.
    const going = left.filter(({ id, usedAt }) => usedAt === null && (one.travellerIds?.includes(id) ?? true));
    return going.length > 0 || left.length === 0 ? [cancelLine(line, going, left, now)] : [];
  });
}
