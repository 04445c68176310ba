import type { Deps } from '../../../deps';
import { applyTopUpCharge } from '../../wallet';
import type { ChargeOutcome } from '../card-provider';
import { applyOutcome } from '../charge-card';

/** What a card company says by itself of a charge, by the id that we gave it: that of an order's payment, or of a top-up. */
export async function hearCharge(deps: Deps, chargeId: string, outcome: ChargeOutcome): Promise<void> {
  await applyOutcome(deps, chargeId, outcome);
  await applyTopUpCharge(deps, chargeId, outcome);
}
