import { Temporal } from 'temporal-polyfill';
import type { OrderLine } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import { formatDate, formatMoney, zoneName } from '../money/format-money';
import { DOCUMENT_WORDS } from './document-words';

type When = Pick<OrderLine, 'localDate' | 'startTime' | 'endDate'> & Partial<Pick<OrderLine, 'timeZone' | 'arrival' | 'venue'>>;

const spanOf = (first: string, last: string, language: Language) => first + (language.startsWith('zh') ? '至' : ' – ') + last;

/** A time on a day at a place, with the zone of its clock. */
function clockText(localDate: string, time: string, { timeZone, language }: { timeZone: string; language: Language }): string {
  const at = Temporal.PlainDateTime.from(`${localDate}T${time}`).toZonedDateTime(timeZone);
  const zone = zoneName(new Date(at.epochMilliseconds), language, timeZone);
  return `${formatDate(localDate, language)} ${time}${language.startsWith('zh') ? `（${zone}）` : ` (${zone})`}`;
}

/** When a line is: a day with its start and the zone of its clock, from day to day, or any day. */
export function visitText({ localDate, startTime, endDate, timeZone }: When, language: Language): string {
  if (localDate === null) return DOCUMENT_WORDS[language].openDated;
  const first = startTime && timeZone ? clockText(localDate, startTime, { timeZone, language }) : startOf(localDate, startTime, language);
  return endDate ? spanOf(first, formatDate(endDate, language), language) : first;
}
const startOf = (localDate: string, startTime: string | null, language: Language) =>
  [formatDate(localDate, language), startTime].filter(Boolean).join(' ');

/** Where it is or begins, and of a sailing when and where it arrives: rows of a ticket. */
export function placesOf({ kind, venue, arrival }: OrderLine, language: Language): { label: string; value: string }[] {
  const words = DOCUMENT_WORDS[language];
  return [
    ...(venue ? [{ label: kind === 'ferry' ? words.departsFrom : words.place, value: venue.name }] : []),
    ...(arrival
      ? [
          {
            label: words.arrives,
            value: `${clockText(arrival.localDate, arrival.time, { timeZone: arrival.timeZone, language })}\n${arrival.port}`,
          },
        ]
      : []),
  ];
}

/** What its travellers pay by themselves on board or at the terminal, with its words; undefined where nothing is. */
export function paidThereOf({ kind, paidOnBoard }: OrderLine, language: Language): { label: string; value: string } | undefined {
  if (!paidOnBoard) return undefined;
  return { label: DOCUMENT_WORDS[language].paidThere[kind === 'ferry' ? 'ferry' : 'cruise'], value: formatMoney(paidOnBoard, language) };
}
