import { sql } from 'kysely';
import type { Sql, Trx } from '../../database/connection';

export interface ApplicationRow {
  id: string;
  agencyName: string;
  licenceNumber: string;
  uniqueEntityNumber: string;
  currency: string;
  applicantId: string;
  applicantName: string;
  applicantEmail: string;
  applicantConfirmed: boolean;
  appliedAt: Date;
  approvedAt: Date | null;
  decidedAt: Date | null;
  declineReason: string | null;
}

// The applicant is who registered the agency: its first person.
const APPLICATION = sql`select a.id, a.name as "agencyName", a.licence_number as "licenceNumber", a.unique_entity_number as "uniqueEntityNumber", a.currency,
  u.id as "applicantId", u.name as "applicantName", u.email as "applicantEmail", u.email_confirmed_at is not null as "applicantConfirmed",
  a.created_at as "appliedAt", a.approved_at as "approvedAt", a.decided_at as "decidedAt", a.decline_reason as "declineReason"
  from agencies a join lateral (select * from users where agency_id = a.id order by created_at, id limit 1) u on true`;

/** Agencies that wait for staff, the one that waits longest first. */
export async function findWaitingAgencies(db: Sql): Promise<ApplicationRow[]> {
  const { rows } =
    await sql<ApplicationRow>`${APPLICATION} where a.approved_at is null and a.decided_at is null order by a.created_at, a.id`.execute(db);
  return rows;
}
export async function findApplication(db: Sql, agencyId: string): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<ApplicationRow>`${APPLICATION} where a.id = ${agencyId}`.execute(db);
  return rows[0];
}

export interface AgencyDecision {
  agencyId: string;
  staffId: string;
  now: Date;
  /** Null approves. */
  declineReason: string | null;
}
/** False when it was decided on before: of two members of staff one is second. */
export async function markAgencyDecided(trx: Trx, { agencyId, staffId, now, declineReason }: AgencyDecision): Promise<boolean> {
  const { rows } = await sql`
    update agencies set decided_at = ${now}, decided_by = ${staffId}, decline_reason = ${declineReason}, approved_at = ${declineReason === null ? now : null}
    where id = ${agencyId} and approved_at is null and decided_at is null returning id`.execute(trx);
  return rows.length > 0;
}
