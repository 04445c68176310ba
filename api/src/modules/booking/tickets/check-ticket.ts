import type { TicketCheck } from '@straits/api-contract';
import { displayName } from '@straits/api-contract/person-name';
import { localDateIn } from '../../../clock';
import type { Sql } from '../../../database/connection';
import type { Deps } from '../../../deps';
import { isPaid } from '../order-status.rules';
import { findOrder, findOrderLines, type OrderLineRow, type OrderRow } from '../orders.sql';
import { findTravellerByCode, markTicketUsed, type TravellerRow } from '../travellers.sql';
import { readTicketQr } from './ticket-qr';

interface Known {
  order: OrderRow;
  line: OrderLineRow;
  traveller: TravellerRow;
}

async function findKnown(db: Sql, code: string): Promise<Known | undefined> {
  const traveller = await findTravellerByCode(db, code);
  const order = traveller && (await findOrder(db, traveller.orderId));
  const line = order && (await findOrderLines(db, [order.id])).find(({ id }) => id === traveller?.lineId);
  return traveller && line && { order, line, traveller };
}

/** A visit is used on its day, a stay or tour on any of its days, an open-dated ticket on any day. */
function isOnDay({ localDate, endDate, snapshot }: OrderLineRow, now: Date): boolean {
  const today = localDateIn(now, snapshot.timeZone);
  return localDate === null || (localDate <= today && today <= (endDate ?? localDate));
}

function verdictOf({ order, line, traveller }: Known, now: Date): TicketCheck['verdict'] {
  if (traveller.cancelledAt || line.cancelledAt || order.status === 'CANCELLED') return 'cancelled';
  if (!isPaid(order.status) || line.supplierState !== 'confirmed') return 'not_paid';
  if (traveller.usedAt) return 'used';
  return isOnDay(line, now) ? 'valid' : 'other_day';
}

const viewTicket = ({ order, line, traveller }: Known): TicketCheck['ticket'] => ({
  ...{ code: traveller.ticketCode ?? '', orderCode: order.code, name: displayName(traveller), unitName: traveller.unitName },
  ...{ productName: line.snapshot.productName, optionName: line.snapshot.optionName },
  ...{ localDate: line.localDate, startTime: line.startTime || null, usedAt: traveller.usedAt?.toISOString() ?? null },
});

/** What a scanned ticket is worth now; changes nothing. */
export async function checkTicket(deps: Deps, scanned: string, db: Sql = deps.db): Promise<TicketCheck> {
  const code = readTicketQr(deps.secrets, scanned);
  if (!code) return { verdict: 'forged', ticket: null };
  const known = await findKnown(db, code);
  return known ? { verdict: verdictOf(known, deps.clock.now()), ticket: viewTicket(known) } : { verdict: 'unknown', ticket: null };
}

/** Lets the holder of a valid ticket in, once: of two scanners at the same moment one hears `valid`, the other `used`. */
export async function useTicket(deps: Deps, scanned: string, by: string): Promise<TicketCheck> {
  return deps.db.transaction().execute(async (trx) => {
    const found = await checkTicket(deps, scanned, trx);
    if (found.verdict !== 'valid' || !found.ticket) return found;
    const at = deps.clock.now();
    const isFirst = await markTicketUsed(trx, found.ticket.code, { at, by });
    return isFirst ? { verdict: 'valid', ticket: { ...found.ticket, usedAt: at.toISOString() } } : checkTicket(deps, scanned, trx);
  });
}
