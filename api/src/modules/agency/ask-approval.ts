import type { AskApproval } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import { addMinutes } from '../../clock';
import type { Trx } from '../../database/connection';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refusal';
import { formatMoney } from '../../money/format-money';
import { insertAct } from './acts.sql';
import type { Member } from './agency-access';
import { mailAgency } from './agency-mail';
import { insertApproval, lockAgencyOrder, markKeptLonger, type AskedOrder } from './approvals.sql';
import { findPeople } from './people.sql';

/** How long an order waits for somebody's decision, and then for its payment. */
const DECIDE_MINUTES = 4 * 60;

async function mailAdmins(trx: Trx, { agencyId, userId }: Member, { order, note }: { order: AskedOrder; note: string | null }) {
  const people = await findPeople(trx, agencyId);
  const by = people.find(({ id }) => id === userId)?.name ?? '';
  for (const admin of people.filter(({ id, role }) => role === 'admin' && id !== userId)) {
    const lang = admin.lang as Language;
    const amount = formatMoney({ amount: order.totalMinor, currency: order.currency }, lang);
    await mailAgency(trx, {
      kind: 'approval_asked',
      to: admin.email,
      name: admin.name,
      lang,
      path: '/agency/approvals',
      values: { by, amount, code: order.code },
      said: note ?? undefined,
    });
  }
}

function checkPayable({ status, expiresAt }: AskedOrder, now: Date) {
  if (status === 'EXPIRED' || (expiresAt && expiresAt <= now)) refuse('order_expired');
  if (status !== 'ORDERED') refuse('order_state_refused');
}

/**
 * Asks the agency's administrators to approve an order above one's limit; its places are kept for four hours meanwhile. Asking twice is asking
 * once. Refuses: not_found, order_state_refused, order_expired.
 */
export async function askApproval(deps: Deps, member: Member, { orderCode, note: typed }: AskApproval): Promise<void> {
  const now = deps.clock.now();
  const { agencyId, userId } = member;
  await deps.db.transaction().execute(async (trx) => {
    const order = (await lockAgencyOrder(trx, { code: orderCode, agencyId })) ?? refuse('not_found');
    checkPayable(order, now);
    const note = typed?.trim() || null;
    if (!(await insertApproval(trx, { order, agencyId, userId, note, now }))) return;
    await markKeptLonger(trx, order.id, addMinutes(now, DECIDE_MINUTES));
    const details = { amount: order.totalMinor, currency: order.currency, note };
    await insertAct(trx, { agencyId, userId, act: 'approval_asked', subject: order.code, details, at: now });
    await mailAdmins(trx, member, { order, note });
  });
}
