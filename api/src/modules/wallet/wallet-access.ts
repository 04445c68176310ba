import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { requireUser } from '../../http/caller';
import { refuse } from '../../http/refusal';
import { findAgency, findAgencyBelow, type AgencyRow } from './agency.sql';

export interface Purse {
  agency: AgencyRow;
  userId: string;
  /** As the ledger names who acted. */
  actor: string;
  /** The role may move money; a viewer only sees it. */
  mayMove: boolean;
  /** The administrators', who answer for the agency: statement and sub-agents (N15). */
  mayAudit: boolean;
}

/** The caller's agency. For callers without an approved one there is no wallet: 404. */
export async function requirePurse(deps: Deps, request: FastifyRequest): Promise<Purse> {
  const { agencyId, agencyRole, userId } = requireUser(request);
  const agency = (agencyId ? await findAgency(deps.db, agencyId) : undefined) ?? refuse('not_found');
  return { agency, userId, actor: `user:${userId}`, mayMove: agencyRole !== 'viewer', mayAudit: agencyRole === 'admin' };
}

/** The caller's agency, for its administrators. Refuses: wallet_admin_only. */
export async function requireAuditor(deps: Deps, request: FastifyRequest): Promise<AgencyRow> {
  const { agency, mayAudit } = await requirePurse(deps, request);
  return mayAudit ? agency : refuse('wallet_admin_only');
}

/** Whose statement is read: the caller's agency, or one that books under it (D23). For any other 404. Refuses: wallet_admin_only. */
export async function requireStatementOf(deps: Deps, request: FastifyRequest, below: string | undefined): Promise<AgencyRow> {
  const agency = await requireAuditor(deps, request);
  if (below === undefined || below === agency.id) return agency;
  return (await findAgencyBelow(deps.db, below, agency.id)) ?? refuse('not_found');
}

/** The caller's agency, for whoever may move its money. Refuses: wallet_role_refused. */
export async function requireMover(deps: Deps, request: FastifyRequest): Promise<Purse> {
  const purse = await requirePurse(deps, request);
  return purse.mayMove ? purse : refuse('wallet_role_refused');
}
