import { Temporal } from 'temporal-polyfill';
import type { Order, OrderLine } from '@straits/api-contract';
import { addDays } from '../clock';

const escape = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
/** Lines of at most 75 octets, as RFC 5545 asks, without cutting a character. */
function fold(line: string): string {
  const parts: string[] = [''];
  for (const character of line) {
    if (Buffer.byteLength(parts.at(-1)! + character) > (parts.length > 1 ? 74 : 75)) parts.push('');
    parts[parts.length - 1] += character;
  }
  return parts.join('\r\n ');
}
const basic = (at: Temporal.ZonedDateTime) =>
  `${at.withTimeZone('UTC').toPlainDateTime().toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')}Z`;

function timesOf(line: OrderLine & { localDate: string }): string[] {
  const day = line.localDate.replaceAll('-', '');
  // An all-day event ends before its DTEND (RFC 5545, 3.6.1): the day of leaving a room is free again, the last day of a tour or cruise is not.
  const last = line.endDate && (line.kind === 'hotel' ? line.endDate : addDays(line.endDate, 1));
  const end = last ? [`DTEND;VALUE=DATE:${last.replaceAll('-', '')}`] : [];
  if (!line.startTime || line.endDate) return [`DTSTART;VALUE=DATE:${day}`, ...end];
  const start = Temporal.PlainDateTime.from(`${line.localDate}T${line.startTime}`).toZonedDateTime(line.timeZone);
  // Where nobody says how long it takes it is a moment (RFC 5545, 3.6.1): an end of our own making would hide what comes after it.
  const over = line.durationMinutes ? [`DTEND:${basic(start.add({ minutes: line.durationMinutes }))}`] : [];
  return [`DTSTART:${basic(start)}`, ...over];
}

/** When and where to be picked up; what else was answered may be private, and calendars are shared. */
const pickUpsOf = ({ answers }: OrderLine) => answers.flatMap(({ label, text, pointId }) => (pointId ? [`${label}: ${text}`] : []));

/** The dated visits of an order as an iCalendar file (RFC 5545). */
export function drawCalendar(order: Order): string {
  const stamp = `${order.createdAt.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const events = order.lines
    .filter((line): line is OrderLine & { localDate: string } => line.localDate !== null && !line.isCancelled)
    .flatMap((line) => [
      'BEGIN:VEVENT',
      `UID:${line.id}@straits`,
      `DTSTAMP:${stamp}`,
      ...timesOf(line),
      `SUMMARY:${escape(line.kind === 'ferry' ? line.optionName : line.productName)}`,
      `DESCRIPTION:${escape([line.optionName, ...pickUpsOf(line), order.code, line.redemption].join('\n'))}`,
      'END:VEVENT',
    ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Straits//Orders//EN', 'CALSCALE:GREGORIAN', ...events, 'END:VCALENDAR', '']
    .map(fold)
    .join('\r\n');
}
