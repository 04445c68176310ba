import { sql } from 'kysely';
import type { AgencyActName } from '@straits/api-contract';
import type { Sql } from '../../database/connection';

export type ActDetails = Record<string, string | number | null>;
export interface NewAct {
  agencyId: string;
  userId: string | null;
  act: AgencyActName;
  /** An order's number, a person's address. */
  subject: string | null;
  details?: ActDetails;
  at: Date;
  /** Of a call with an Idempotency-Key. */
  callId?: string | null;
}
/** Once for a call that is sent several times, also at once. */
export async function insertAct(db: Sql, { agencyId, userId, act, subject, details = {}, at, callId = null }: NewAct): Promise<void> {
  await sql`insert into agency_acts (agency_id, at, user_id, act, subject, details, call_id)
    values (${agencyId}, ${at}, ${userId}, ${act}, ${subject}, ${JSON.stringify(details)}::jsonb, ${callId}) on conflict (call_id, subject) where call_id is not null do nothing`.execute(
    db,
  );
}

export interface ActRow {
  id: number;
  at: Date;
  by: string | null;
  act: AgencyActName;
  subject: string | null;
  details: ActDetails;
}
/** An agency's trail, newest first, from before an act. */
export async function findActs(db: Sql, agencyId: string, { before, limit }: { before: number | null; limit: number }): Promise<ActRow[]> {
  const { rows } = await sql<ActRow>`
    select a.id, a.at, u.name as by, a.act, a.subject, coalesce(a.details, '{}') as details from agency_acts a left join users u on u.id = a.user_id
    where a.agency_id = ${agencyId} and (${before}::bigint is null or a.id < ${before}) order by a.id desc limit ${limit}`.execute(db);
  return rows;
}
