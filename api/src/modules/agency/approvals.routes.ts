import { z } from 'zod';
import { ApprovalList, AskApproval, Common, RefuseApproval, uuid, type Approval } from '@straits/api-contract';
import type { App, Deps } from '../../deps';
import { answers } from '../../http/answers';
import { NEEDS_ADMIN, NEEDS_SESSION } from '../../http/openapi';
import { requireAdmin, requireBooker, requireMember, type Member } from './agency-access';
import { findApprovals, type ApprovalRow } from './approvals.sql';
import { askApproval } from './ask-approval';
import { decideApproval } from './decide-approval';

function stateOf({ decision, orderStatus, orderExpiresAt }: ApprovalRow, now: Date): Approval['state'] {
  if (decision) return decision;
  return orderStatus === 'ORDERED' && orderExpiresAt && orderExpiresAt > now ? 'waiting' : 'over';
}

const view = (row: ApprovalRow, { userId, now }: { userId: string; now: Date }): Approval => ({
  id: row.id,
  orderCode: row.orderCode,
  title: row.title,
  lang: row.lang,
  amount: { amount: row.amountMinor, currency: row.currency },
  askedBy: row.askedBy,
  isYours: row.askedById === userId,
  askedAt: row.askedAt.toISOString(),
  note: row.note,
  state: stateOf(row, now),
  decidedBy: row.decidedBy,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  reason: row.reason,
  keptUntil: row.orderStatus === 'ORDERED' ? (row.orderExpiresAt?.toISOString() ?? null) : null,
});

/** Orders above somebody's limit: asked for by who booked, decided by an administrator. */
export function approvalRoutes(app: App, deps: Deps) {
  const schemaOf = (operationId: string, summary: string) => ({
    operationId,
    summary,
    tags: ['agency'],
    security: NEEDS_SESSION,
    querystring: Common,
  });
  const params = z.object({ approvalId: uuid });
  const decided = answers(ApprovalList, 'agency_role_refused', 'agency_self_refused', 'approval_state_refused');
  const list = async ({ agencyId, userId, role }: Member): Promise<ApprovalList> => {
    const rows = await findApprovals(deps.db, { agencyId, askedBy: role === 'booker' ? userId : null });
    return { items: rows.map((row) => view(row, { userId, now: deps.clock.now() })) };
  };

  app.get(
    '/agency/approvals',
    { schema: { ...schemaOf('getApprovals', 'Orders that need or needed an approval'), response: answers(ApprovalList) } },
    async (request) => list(requireMember(request)),
  );
  app.post(
    '/agency/approvals',
    {
      schema: {
        ...schemaOf('askApproval', 'Ask for approval of an order above the limit; its places are kept meanwhile'),
        body: AskApproval,
        response: answers(ApprovalList, 'agency_role_refused', 'order_state_refused', 'order_expired'),
      },
    },
    async (request) => {
      const member = requireBooker(request);
      await askApproval(deps, member, request.body);
      return list(member);
    },
  );
  app.post(
    '/agency/approvals/:approvalId/approve',
    { schema: { ...schemaOf('approveOrder', 'Who asked may pay the order'), security: NEEDS_ADMIN, params, response: decided } },
    async (request) => {
      const member = requireAdmin(request);
      await decideApproval(deps, member, { approvalId: request.params.approvalId, reason: null });
      return list(member);
    },
  );
  app.post(
    '/agency/approvals/:approvalId/refuse',
    {
      schema: {
        ...schemaOf('refuseOrder', 'Who asked may not; the reason is mailed'),
        security: NEEDS_ADMIN,
        params,
        body: RefuseApproval,
        response: decided,
      },
    },
    async (request) => {
      const member = requireAdmin(request);
      await decideApproval(deps, member, { approvalId: request.params.approvalId, reason: request.body.reason });
      return list(member);
    },
  );
}
