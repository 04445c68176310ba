import { addMinutes } from '../../../clock';
import { closesAt, type SellableOption } from '../../catalog';
import type { LineContent } from '../cart.sql';

const A_DAY = 24 * 60;

type Visit = Pick<LineContent, 'localDate' | 'startTime'>;

/** Until when places of a quote are kept: a day at a time, and never past the end of sales. */
export function keptUntil({ localDate, startTime }: Visit, sellable: SellableOption | undefined, now: Date): Date {
  const day = addMinutes(now, A_DAY);
  const closes = sellable && localDate ? closesAt(sellable, localDate, startTime || null) : day;
  return closes < day ? closes : day;
}
