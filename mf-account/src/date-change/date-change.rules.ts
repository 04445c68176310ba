import type { CalendarDay, Order, OrderLine } from '@straits/api-contract';
import { termsNow } from '../order-cancellation/cancellation.rules';

/** A date can be changed as long as all money would come back for the old one, and nothing of the line was cancelled (the API's rule). */
export function canChangeDate(order: Pick<Order, 'status' | 'serverNow'>, line: OrderLine): boolean {
  const isWhole = !line.isCancelled && line.passengers.every(({ isCancelled }) => !isCancelled);
  if (order.status !== 'paid' || !isWhole || line.localDate === null) return false;
  return termsNow([line], Date.parse(order.serverNow))[0]?.step.refundPercent === 100;
}

/** `adult:2,child:1`, as the availability call takes it. */
export const unitsQuery = ({ units }: Pick<OrderLine, 'units'>) => units.map(({ unitId, quantity }) => `${unitId}:${quantity}`).join(',');

export const isOpenDay = ({ status }: Pick<CalendarDay, 'status'>) =>
  status === 'AVAILABLE' || status === 'FREESALE' || status === 'LIMITED';

/** The month `step` months on: `2026-12` to `2027-01`. */
export function monthAfter(month: string, step: 1 | -1): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
}

/** First and last day of a month, the first not before `today`. */
export function monthRange(month: string, today: string): { from: string; to: string } {
  const from = `${month}-01`;
  const end = new Date(`${monthAfter(month, 1)}-01T00:00:00Z`);
  end.setUTCDate(0);
  return { from: from < today ? today : from, to: end.toISOString().slice(0, 10) };
}

/** Today at the place. */
export const todayAt = (timeZone: string, atMs: number) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(atMs));
