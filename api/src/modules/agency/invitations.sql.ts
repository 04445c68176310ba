import { sql } from 'kysely';
import type { AgencyRole } from '@straits/api-contract';
import type { Sql, Trx } from '../../database/connection';

export interface InvitationRow {
  id: string;
  agencyId: string;
  agencyName: string;
  email: string;
  role: AgencyRole;
  perOrder: number | null;
  perMonth: number | null;
  invitedBy: string | null;
  createdAt: Date;
  expiresAt: Date;
}
const INVITATION = sql`select i.id, i.agency_id as "agencyId", a.name as "agencyName", i.email, i.role, i.per_order_minor as "perOrder", i.per_month_minor as "perMonth",
  (select name from users where id = i.invited_by) as "invitedBy", i.created_at as "createdAt", i.expires_at as "expiresAt"
  from agency_invitations i join agencies a on a.id = i.agency_id and a.approved_at is not null`;
const isOpen = sql`i.accepted_at is null and i.withdrawn_at is null`;

export async function findInvitations(db: Sql, agencyId: string): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`${INVITATION} where i.agency_id = ${agencyId} and ${isOpen} order by i.created_at desc`.execute(
    db,
  );
  return rows;
}
/** The invitation of a mailed link while it is good. */
export async function findInvitation(db: Sql, tokenHash: Buffer, now: Date): Promise<InvitationRow | undefined> {
  const { rows } =
    await sql<InvitationRow>`${INVITATION} where i.token_hash = ${tokenHash} and ${isOpen} and i.expires_at > ${now}`.execute(db);
  return rows[0];
}

export interface NewInvitation {
  agencyId: string;
  email: string;
  role: AgencyRole;
  perOrder: number | null;
  perMonth: number | null;
  tokenHash: Buffer;
  invitedBy: string;
  now: Date;
  expiresAt: Date;
}
/** Only the newest link to an address works. */
export async function insertInvitation(trx: Trx, given: NewInvitation): Promise<void> {
  // Two at once would both find no open one.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`invitation:${given.agencyId}:${given.email}`}, 0))`.execute(trx);
  await sql`update agency_invitations set withdrawn_at = ${given.now}
    where agency_id = ${given.agencyId} and email = ${given.email} and accepted_at is null and withdrawn_at is null`.execute(trx);
  await sql`insert into agency_invitations (agency_id, email, role, per_order_minor, per_month_minor, token_hash, invited_by, created_at, expires_at)
    values (${given.agencyId}, ${given.email}, ${given.role}, ${given.perOrder}, ${given.perMonth}, ${given.tokenHash}, ${given.invitedBy}, ${given.now}, ${given.expiresAt})`.execute(
    trx,
  );
}
/** Answers whose invitation ends; undefined when the agency has no such open one. */
export async function markWithdrawn(
  trx: Trx,
  { id, agencyId, now }: { id: string; agencyId: string; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    update agency_invitations set withdrawn_at = ${now} where id = ${id} and agency_id = ${agencyId} and accepted_at is null and withdrawn_at is null returning email`.execute(
    trx,
  );
  return rows[0]?.email;
}
/** False when somebody was faster. */
export async function markAccepted(trx: Trx, id: string, now: Date): Promise<boolean> {
  const { rows } =
    await sql`update agency_invitations set accepted_at = ${now} where id = ${id} and accepted_at is null and withdrawn_at is null returning id`.execute(
      trx,
    );
  return rows.length > 0;
}
