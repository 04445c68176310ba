import { Temporal } from 'temporal-polyfill';
import type { Order, OrderLine } from '@straits/api-contract';
import { addDays } from '../clock';

// No control character may stand in a text (RFC 5545, 3.3.11).
const escape = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/g, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
const utc = (at: string) => `${at.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
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

/** A sailing ends when it arrives at the other port; others where their length is known. */
function endOf({ arrival, durationMinutes }: OrderLine, start: Temporal.ZonedDateTime): Temporal.ZonedDateTime | undefined {
  if (arrival) return Temporal.PlainDateTime.from(`${arrival.localDate}T${arrival.time}`).toZonedDateTime(arrival.timeZone);
  return durationMinutes ? start.add({ minutes: durationMinutes }) : undefined;
}

function placeOf({ venue }: OrderLine): string[] {
  if (!venue) return [];
  const { name, latitude, longitude } = venue;
  return [`LOCATION:${escape(name)}`, ...(latitude !== undefined && longitude !== undefined ? [`GEO:${latitude};${longitude}`] : [])];
}

function timesOf(line: OrderLine & { localDate: string }): string[] {
  const day = line.localDate.replaceAll('-', '');
  // An all-day event ends before its DTEND (RFC 5545, 3.6.1): the day of leaving a room is free again, the last day of a tour or cruise is not.
  const last = line.endDate && (line.kind === 'hotel' ? line.endDate : addDays(line.endDate, 1));
  const lastDay = last ? [`DTEND;VALUE=DATE:${last.replaceAll('-', '')}`] : [];
  if (!line.startTime || line.endDate) return [`DTSTART;VALUE=DATE:${day}`, ...lastDay];
  const start = Temporal.PlainDateTime.from(`${line.localDate}T${line.startTime}`).toZonedDateTime(line.timeZone);
  // Where nobody says how long it takes it is a moment (RFC 5545, 3.6.1): an end of our own making would hide what comes after it.
  const end = endOf(line, start);
  return [`DTSTART:${basic(start)}`, ...(end ? [`DTEND:${basic(end)}`] : [])];
}

/** When and where to be picked up; what else was answered may be private, and calendars are shared. */
const pickUpsOf = ({ answers }: OrderLine) => answers.flatMap(({ label, text, pointId }) => (pointId ? [`${label}: ${text}`] : []));

/** Whose calendar it is: who may change its events (RFC 5546). */
export interface Organizer {
  name: string;
  supportEmail: string;
}

const isOff = (order: Order, line: OrderLine) => line.isCancelled || order.status === 'CANCELLED';

function eventOf(order: Order, line: OrderLine & { localDate: string }, organizer: Organizer): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${line.id}@straits`,
    // Calendars take the highest number: each change of the order makes its history longer.
    `SEQUENCE:${Math.max(order.history.length - 1, 0)}`,
    `DTSTAMP:${utc(order.serverNow)}`,
    `CREATED:${utc(order.createdAt)}`,
    `LAST-MODIFIED:${utc(order.history.at(-1)?.at ?? order.createdAt)}`,
    `STATUS:${isOff(order, line) ? 'CANCELLED' : 'CONFIRMED'}`,
    ...timesOf(line),
    ...placeOf(line),
    `SUMMARY:${escape(line.kind === 'ferry' ? line.optionName : line.productName)}`,
    `DESCRIPTION:${escape([line.optionName, ...pickUpsOf(line), order.code, line.redemption].join('\n'))}`,
    ...(organizer.supportEmail ? [`ORGANIZER;CN="${organizer.name.replaceAll(/["\r\n]/g, '')}":mailto:${organizer.supportEmail}`] : []),
    'END:VEVENT',
  ];
}

/** The dated visits of an order as an iCalendar file (RFC 5545). What was cancelled stays in it as cancelled, so that calendars take it out. */
export function drawCalendar(order: Order, organizer: Organizer): string {
  const lines = order.lines.filter((line): line is OrderLine & { localDate: string } => line.localDate !== null);
  const method = methodOf(order);
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Straits//Orders//EN', 'CALSCALE:GREGORIAN', `METHOD:${method}`];
  return [...head, ...lines.flatMap((line) => eventOf(order, line, organizer)), 'END:VCALENDAR', ''].map(fold).join('\r\n');
}

/** What the whole file is for (RFC 5546): events to keep, or to take out. */
export const methodOf = (order: Order) => (order.lines.every((line) => isOff(order, line)) ? 'CANCEL' : 'PUBLISH');
