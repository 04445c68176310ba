import type { OrderLine } from '@straits/api-contract';
import { csvCell } from '../../../files/csv-cell.rules';
import { inNaturalOrder } from '../../../natural-order.rules';

/** Who sleeps or sits where, by berth as people count (2 before 10), who has none at the end; who no longer travels is left out. */
export function berthsCsv(passengers: OrderLine['passengers']): string {
  const standing = passengers.filter(({ isCancelled }) => !isCancelled).map((one) => ({ ...one, berth: one.berth ?? '' }));
  const sorted = standing.sort((one, other) => Number(!one.berth) - Number(!other.berth) || inNaturalOrder(one.berth, other.berth));
  const lines = sorted.map((one) => [one.berth, one.name, one.unitName, one.ticketCode ?? ''].map(csvCell).join(','));
  // Excel reads UTF-8 only behind this mark.
  return `\ufeffplace,traveller,type,ticket\r\n${lines.map((line) => `${line}\r\n`).join('')}`;
}
