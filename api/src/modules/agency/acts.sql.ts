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
}
export async function insertAct(db: Sql, { agencyId, userId, act, subject, details = {}, at }: NewAct): Promise<void> {
  await sql`insert into agency_acts (agency_id, at, user_id, act, subject, details)
    values (${agencyId}, ${at}, ${userId}, ${act}, ${subject}, ${JSON.stringify(details)}::jsonb)`.execute(db);
}
/** Writes the line unless the same one stands since a moment. */
export async function insertMissingAct(db: Sql, act: NewAct, since: Date): Promise<void> {
  const { rows } =
    await sql`select 1 from agency_acts where agency_id = ${act.agencyId} and user_id is not distinct from ${act.userId} and act = ${act.act}
    and subject is not distinct from ${act.subject} and details = ${JSON.stringify(act.details ?? {})}::jsonb and at >= ${since}`.execute(
      db,
    );
  if (rows.length === 0) await insertAct(db, act);
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
