import type { Trx } from '../../database/connection';
import { addMinutes } from '../../clock';
import { refuse } from '../../http/refusal';
import { ensureInventoryRows } from '../catalog';
import { checkHoldLimits, takeTurn } from './check-hold-limits';
import { RENEWALS } from './hold-limits.rules';
import type { Holder } from './hold-limits.sql';
import { areOnSale, freeStock, insertHold, lockStock, markHolds, takeStock, type HoldRow, type Place } from './holds.sql';

export interface PlaceHold {
  optionId: string;
  /** One row of stock for a visit, one a night for a stay. */
  places: Place[];
  minutes: number;
  now: Date;
  /** A hold that the new one takes the place of: its places count as free. */
  instead?: HoldRow;
  /** Who is counted for it; nobody for a place that is paid for. */
  holder?: Holder;
}

/** One choice's places of one row of stock: the guarded update alone takes them, there is nothing else to lock. */
const isSingle = (holds: PlaceHold[]) => holds.length === 1 && holds[0]!.places.length === 1 && !holds[0]!.instead;

/**
 * Keeps the places of several choices, all or none: every row of stock is locked first, in one order, then taken by one guarded update a
 * choice; a single row needs no lock before its update. Answers the holds' ids. Refuses: date_unavailable (closed or not on sale), date_sold_out, and as checkHoldLimits and takeTurn do; of several, `lines.<index>` says which.
 */
export async function placeHolds(trx: Trx, holds: PlaceHold[]): Promise<string[]> {
  if (isSingle(holds) && (await takeStock(trx, holds[0]!.places))) return insertHolds(trx, holds);
  const wanted = holds.flatMap(({ places }) => places);
  const instead = holds.flatMap((hold) => hold.instead ?? []);
  await ensureInventoryRows(trx, wanted);
  if (!isSingle(holds)) await lockStock(trx, [...wanted, ...instead.flatMap(({ places }) => places)]);
  await releaseHolds(trx, instead, 'RELEASED');
  for (const [index, hold] of holds.entries()) {
    if (await takeStock(trx, hold.places)) continue;
    const code = (await areOnSale(trx, hold.places)) ? 'date_sold_out' : 'date_unavailable';
    refuse(code, holds.length > 1 ? [{ field: `lines.${index}`, message: hold.optionId }] : undefined);
  }
  return insertHolds(trx, holds);
}

async function insertHolds(trx: Trx, holds: PlaceHold[]): Promise<string[]> {
  const ids: string[] = [];
  for (const hold of holds) {
    const { keptUntil, renewalsLeft } = hold.holder
      ? await takeTurn(trx, hold.holder, hold)
      : { keptUntil: addMinutes(hold.now, hold.minutes), renewalsLeft: RENEWALS };
    ids.push(await insertHold(trx, { ...hold, expiresAt: keptUntil, renewalsLeft }));
  }
  const [holder] = holds.flatMap((hold) => hold.holder ?? []);
  if (holder)
    await checkHoldLimits(
      trx,
      holder,
      holds.flatMap(({ places }) => places),
    );
  return ids;
}

/** Gives the places of locked holds back; those that are over already are left alone. */
export async function releaseHolds(trx: Trx, holds: HoldRow[], status: 'RELEASED' | 'EXPIRED'): Promise<void> {
  const live = holds.filter((hold) => hold.status === 'ACTIVE' || hold.status === 'BOOKED');
  if (live.length === 0) return;
  await lockStock(
    trx,
    live.flatMap(({ places }) => places),
  );
  // One by one: an update joined with two holds of the same day would count only one of them.
  for (const { places } of live) await freeStock(trx, places);
  await markHolds(
    trx,
    live.map(({ id }) => id),
    status,
  );
}
