import type { Deps } from '../../deps';
import { refuse } from '../../http/refusal';
import { openWallet } from '../wallet';
import { tellAccount } from './account-mail';
import { findApplication, markAgencyDecided } from './agencies.sql';

/**
 * Staff lets an agency in, or says why not (M267). An approved one has a wallet from then on; its person is told by mail and gets the
 * agency's rights with the next call. Refuses: not_found, agency_state_refused.
 */
export async function decideAgency(
  deps: Deps,
  decision: { agencyId: string; staffId: string; declineReason: string | null },
): Promise<void> {
  const { agencyId, declineReason } = decision;
  await deps.db.transaction().execute(async (trx) => {
    const agency = (await findApplication(trx, agencyId)) ?? refuse('not_found');
    const now = deps.clock.now();
    if (!(await markAgencyDecided(trx, { ...decision, now }))) refuse('agency_state_refused');
    if (declineReason === null) await openWallet(trx, { agencyId, currency: agency.currency });
    const kind = declineReason === null ? 'agency_approved' : 'agency_declined';
    await tellAccount(trx, { userId: agency.applicantId, kind, reason: declineReason ?? undefined }, now);
  });
}
