import type { Trx } from '../../database/connection';
import { addMinutes } from '../../clock';
import { refuse } from '../../http/refusal';
import { ensureInventoryRow } from '../catalog';
import { findStock, freeStock, insertHold, lockStock, markHolds, takeStock, type HoldRow, type StockKey } from './holds.sql';

/** How often a hold can be renewed (N8, WCAG 2.2.1: ten times or more). */
const RENEWALS = 10;

export interface PlaceHold extends StockKey {
  quantity: number;
  minutes: number;
  now: Date;
  /** A hold that the new one takes the place of: its places count as free. */
  instead?: HoldRow;
}

/**
 * Keeps places for `minutes`: one guarded update on the day's stock. Answers the hold's id.
 * Refuses: date_unavailable (closed or not on sale), date_sold_out.
 */
export async function placeHold(trx: Trx, hold: PlaceHold): Promise<string> {
  await ensureInventoryRow(trx, hold);
  await lockStock(trx, hold.instead ? [hold, hold.instead] : [hold]);
  if (hold.instead) await releaseHolds(trx, [hold.instead], 'RELEASED');
  if (!(await takeStock(trx, hold, hold.quantity))) {
    const stock = await findStock(trx, hold);
    refuse(!stock || stock.closed ? 'date_unavailable' : 'date_sold_out');
  }
  return insertHold(trx, { ...hold, expiresAt: addMinutes(hold.now, hold.minutes), renewalsLeft: RENEWALS });
}

/** Gives the places of locked holds back; those that are over already are left alone. */
export async function releaseHolds(trx: Trx, holds: HoldRow[], status: 'RELEASED' | 'EXPIRED'): Promise<void> {
  const live = holds.filter((hold) => hold.status === 'ACTIVE' || hold.status === 'BOOKED');
  await lockStock(trx, live);
  for (const hold of live) await freeStock(trx, hold, hold.quantity);
  await markHolds(
    trx,
    live.map(({ id }) => id),
    status,
  );
}
