import { Temporal } from 'temporal-polyfill';
import type { Order, OrderLine } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import type { Letterhead } from '../pdf';

/** One traveller's ticket, with whose shop it is: what both kinds of pass are made of. */
export interface PassFacts {
  order: Order;
  line: OrderLine;
  traveller: OrderLine['passengers'][number];
  /** The ticket's number, and what its QR says. */
  code: string;
  qr: string;
  company: Letterhead;
  language: Language;
}

/** The ticket of a traveller of an order; undefined where there is none, or none any more. */
export function findTicket(order: Order, travellerId: string): Pick<PassFacts, 'line' | 'traveller' | 'code' | 'qr'> | undefined {
  for (const line of order.lines) {
    const traveller = line.passengers.find(({ id }) => id === travellerId);
    if (!traveller) continue;
    const { ticketCode: code, ticketQr: qr, isCancelled } = traveller;
    return code && qr && !isCancelled && !line.isCancelled ? { line, traveller, code, qr } : undefined;
  }
  return undefined;
}

const atPlace = (localDate: string, time: string, timeZone: string) =>
  Temporal.PlainDateTime.from(`${localDate}T${time}`).toZonedDateTime(timeZone).toString({ timeZoneName: 'never' });

/** From when a visit is near and until when it lasts, with the place's offset; undefined for open-dated tickets. */
export function spanOf({ localDate, startTime, endDate, timeZone }: OrderLine): { from: string; until: string } | undefined {
  if (localDate === null) return undefined;
  return { from: atPlace(localDate, startTime ?? '00:00', timeZone), until: atPlace(endDate ?? localDate, '23:59', timeZone) };
}
