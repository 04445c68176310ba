import type { FastifyRequest } from 'fastify';
import { requireUser } from '../../http/caller';
import { refuse } from '../../http/refusal';

/** Somebody of an approved agency. */
export interface Member {
  agencyId: string;
  userId: string;
  role: 'admin' | 'booker' | 'viewer';
}

/** The caller as one of an agency's people. For everybody else there is no agency: 404. */
export function requireMember(request: FastifyRequest): Member {
  const { agencyId, agencyRole, userId } = requireUser(request);
  return agencyId && agencyRole ? { agencyId, userId, role: agencyRole } : refuse('not_found');
}

/** The same for who may book in its name. Refuses: agency_role_refused. */
export function requireBooker(request: FastifyRequest): Member {
  const member = requireMember(request);
  return member.role === 'viewer' ? refuse('agency_role_refused') : member;
}

/** The same for who runs it. Refuses: agency_role_refused. */
export function requireAdmin(request: FastifyRequest): Member {
  const member = requireMember(request);
  return member.role === 'admin' ? member : refuse('agency_role_refused');
}
