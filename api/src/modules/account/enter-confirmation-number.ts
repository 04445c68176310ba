import type { z } from 'zod';
import type { ConfirmationNumberAnswer, EnterConfirmationNumber } from '@straits/api-contract';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refusal';
import { findOrderByCode, markConfirmationNumber } from '../booking';
import { enterSupplierNumber, setSupplierNumber } from './confirmation-numbers.sql';
import { countChecks, returnCheck, takeCheck } from './password-checks.sql';

const TRIES = 5;
const LOCK_MINUTES = 15;

/** Types in the supplier's number for an order (N2). Tries are counted by order code, whether or not there is such an order. */
export async function enterConfirmationNumber(
  deps: Deps,
  { orderCode, number }: z.output<typeof EnterConfirmationNumber>,
): Promise<ConfirmationNumberAnswer> {
  const now = deps.clock.now();
  const limit = { bucket: `confirmation:${orderCode.toUpperCase()}`, now, checks: TRIES, windowMinutes: LOCK_MINUTES };
  if (!(await takeCheck(deps.db, limit))) return { state: 'locked', minutes: LOCK_MINUTES };
  const order = await findOrderByCode(deps.db, orderCode);
  const state =
    order &&
    (await deps.db.transaction().execute(async (trx) => {
      const outcome = await enterSupplierNumber(trx, { orderId: order.id, number, now });
      if (outcome === 'matched') await markConfirmationNumber(trx, order.id, number);
      return outcome;
    }));
  if (!state) {
    const triesLeft = TRIES - (await countChecks(deps.db, limit));
    return triesLeft > 0 ? { state: 'wrong', triesLeft } : { state: 'locked', minutes: LOCK_MINUTES };
  }
  await returnCheck(deps.db, limit.bucket);
  return { state };
}

/** Staff notes the number that the supplier gave; its holder types it in. Refuses: not_found, confirmation_number_used. */
export async function setConfirmationNumber(deps: Deps, set: { orderCode: string; number: string; staffId: string }): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const order = (await findOrderByCode(trx, set.orderCode)) ?? refuse('not_found');
    const isSet = await setSupplierNumber(trx, { orderId: order.id, number: set.number, staffId: set.staffId, now: deps.clock.now() });
    if (!isSet) refuse('confirmation_number_used');
  });
}
