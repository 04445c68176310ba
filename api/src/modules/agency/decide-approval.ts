import type { Language } from '@straits/api-contract/constants';
import { addMinutes } from '../../clock';
import type { Trx } from '../../database/connection';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refusal';
import { formatMoney } from '../../money/format-money';
import { insertAct } from './acts.sql';
import type { Member } from './agency-access';
import { mailAgency } from './agency-mail';
import { lockApproval, markDecided, markKeptLonger, type ApprovalRow } from './approvals.sql';
import { findPeople } from './people.sql';

/** Time to pay once it is approved. */
const PAY_MINUTES = 60;

async function mailAsker(trx: Trx, { agencyId, userId }: Member, { approval, reason }: { approval: ApprovalRow; reason: string | null }) {
  const people = await findPeople(trx, agencyId);
  const asker = people.find(({ id }) => id === approval.askedById);
  if (!asker) return;
  const lang = asker.lang as Language;
  await mailAgency(trx, {
    kind: reason === null ? 'approval_approved' : 'approval_refused',
    to: asker.email,
    name: asker.name,
    lang,
    path: reason === null ? `/payment?order=${approval.orderCode}` : '/agency/approvals',
    values: {
      by: people.find(({ id }) => id === userId)?.name ?? '',
      amount: formatMoney({ amount: approval.amountMinor, currency: approval.currency }, lang),
      code: approval.orderCode,
    },
    said: reason ?? undefined,
  });
}

const isWaiting = ({ decision, orderStatus, orderExpiresAt }: ApprovalRow, now: Date) =>
  decision === null && orderStatus === 'ORDERED' && (orderExpiresAt === null || orderExpiresAt > now);

/**
 * An administrator approves an order above somebody's limit, or with a reason refuses it; never their own. Who asked is told by mail and pays it
 * within an hour. Refuses: not_found, agency_self_refused, approval_state_refused (decided on before, or the order's time is over).
 */
export async function decideApproval(
  deps: Deps,
  member: Member,
  { approvalId, reason }: { approvalId: string; reason: string | null },
): Promise<void> {
  const now = deps.clock.now();
  const { agencyId, userId } = member;
  await deps.db.transaction().execute(async (trx) => {
    const approval = (await lockApproval(trx, { id: approvalId, agencyId })) ?? refuse('not_found');
    if (approval.askedById === userId) refuse('agency_self_refused');
    if (!isWaiting(approval, now) || !(await markDecided(trx, { id: approvalId, userId, now, reason }))) refuse('approval_state_refused');
    const isApproved = reason === null;
    if (isApproved) await markKeptLonger(trx, approval.orderId, addMinutes(now, PAY_MINUTES));
    const act = isApproved ? 'approval_approved' : 'approval_refused';
    const details = { amount: approval.amountMinor, currency: approval.currency, by: approval.askedBy, reason };
    await insertAct(trx, { agencyId, userId, act, subject: approval.orderCode, details, at: now });
    await mailAsker(trx, member, { approval, reason });
  });
}
