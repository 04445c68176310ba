import { addMinutes } from '../../clock';
import type { Trx } from '../../database/connection';
import { refuse } from '../../http/refusal';
import { findSellable } from '../catalog';
import { findCompany } from '../shop';
import type { Turn } from './hold-limits.rules';
import { findHolderOf, findTurns, keysIn, markTurns } from './hold-limits.sql';
import { lockHolds, markHoldExtended } from './holds.sql';

export interface ExtendHold {
  holdId: string;
  optionId: string;
  companyId: string;
  now: Date;
}

/** Keeps places for the package's time from now on, or else the shop's. Refuses: hold_expired, hold_not_renewable. */
export async function extendHold(trx: Trx, { holdId, optionId, companyId, now }: ExtendHold): Promise<void> {
  const [hold] = await lockHolds(trx, [holdId]);
  if (hold?.status !== 'ACTIVE' || hold.expiresAt <= now) refuse('hold_expired');
  const [sellable, company] = await Promise.all([findSellable(trx, optionId), findCompany(trx, companyId)]);
  const until = addMinutes(now, sellable?.option.holdMinutes ?? company.holdMinutes);
  const { cartId, agencyId } = await findHolderOf(trx, hold.id);
  const keys = keysIn(hold.places);
  const turns = cartId !== null && agencyId === null ? await findTurns(trx, { cartId, keys, since: now }) : [];
  const turn = renewed([...turns, { keptUntil: hold.expiresAt, renewalsLeft: hold.renewalsLeft }], until) ?? refuse('hold_not_renewable');
  if (cartId !== null && agencyId === null) await markTurns(trx, cartId, { keys, turn });
  await markHoldExtended(trx, hold.id, { expiresAt: turn.keptUntil, renewalsLeft: turn.renewalsLeft });
}

/** Another of the visitor's holds of the same places may have been renewed already: that renewal is this one's too. */
function renewed(turns: Turn[], until: Date): Turn | undefined {
  const own = turns.at(-1)!;
  const ends = turns.map(({ keptUntil }) => keptUntil.getTime());
  const renewalsLeft = Math.min(...turns.map((turn) => turn.renewalsLeft));
  const earliest = new Date(Math.min(...ends.slice(0, -1)));
  if (turns.length > 1 && earliest > own.keptUntil) return { keptUntil: earliest, renewalsLeft };
  return renewalsLeft === 0 ? undefined : { keptUntil: until, renewalsLeft: renewalsLeft - 1 };
}
