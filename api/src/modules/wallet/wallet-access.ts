import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { requireUser } from '../../http/caller';
import { refuse } from '../../http/refusal';
import { findAgency, type AgencyRow } from './agency.sql';

export interface Purse {
  agency: AgencyRow;
  userId: string;
  /** As the ledger names who acted. */
  actor: string;
  /** The role may move money; a viewer only sees it. */
  mayMove: boolean;
}

/** The caller's agency. For callers without an approved one there is no wallet: 404. */
export async function requirePurse(deps: Deps, request: FastifyRequest): Promise<Purse> {
  const { agencyId, agencyRole, userId } = requireUser(request);
  const agency = (agencyId ? await findAgency(deps.db, agencyId) : undefined) ?? refuse('not_found');
  return { agency, userId, actor: `user:${userId}`, mayMove: agencyRole !== 'viewer' };
}

/** The same for whoever may move its money. Refuses: wallet_role_refused. */
export async function requireMover(deps: Deps, request: FastifyRequest): Promise<Purse> {
  const purse = await requirePurse(deps, request);
  return purse.mayMove ? purse : refuse('wallet_role_refused');
}
