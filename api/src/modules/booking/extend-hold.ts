import { addMinutes } from '../../clock';
import type { Trx } from '../../database/connection';
import { refuse } from '../../http/refusal';
import { findSellable } from '../catalog';
import { findCompany } from '../shop';
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
  if (hold.renewalsLeft === 0) refuse('hold_not_renewable');
  const [sellable, company] = await Promise.all([findSellable(trx, optionId), findCompany(trx, companyId)]);
  await markHoldExtended(trx, hold.id, addMinutes(now, sellable?.option.holdMinutes ?? company.holdMinutes));
}
