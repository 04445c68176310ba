import { sql } from 'kysely';
import type { AgencyPaperKind } from '@straits/api-contract/constants';
import type { Sql, Trx } from '../../database/connection';

export interface PaperRow {
  kind: AgencyPaperKind;
  file: string;
  name: string;
  bytes: number;
  contentType: 'application/pdf' | 'image/jpeg';
  sentAt: Date;
}

export async function findPapers(db: Sql, agencyId: string): Promise<PaperRow[]> {
  const { rows } = await sql<PaperRow>`
    select kind, file, name, bytes, content_type as "contentType", sent_at as "sentAt" from agency_papers where agency_id = ${agencyId} order by kind`.execute(
    db,
  );
  return rows;
}

/** Keeps the newest of a kind; answers the file that it takes the place of. */
export async function putPaper(trx: Trx, agencyId: string, paper: PaperRow): Promise<string | undefined> {
  const { rows } = await sql<{
    file: string;
  }>`select file from agency_papers where agency_id = ${agencyId} and kind = ${paper.kind} for update`.execute(trx);
  await sql`
    insert into agency_papers (agency_id, kind, file, name, bytes, content_type, sent_at)
    values (${agencyId}, ${paper.kind}, ${paper.file}, ${paper.name}, ${paper.bytes}, ${paper.contentType}, ${paper.sentAt})
    on conflict (agency_id, kind) do update set file = excluded.file, name = excluded.name, bytes = excluded.bytes,
      content_type = excluded.content_type, sent_at = excluded.sent_at`.execute(trx);
  return rows[0]?.file;
}

export interface OwnApplication {
  agencyId: string;
  role: 'admin' | 'booker' | 'viewer';
  isDecided: boolean;
}
/** The agency that a person is of, approved or not. */
export async function findOwnApplication(db: Sql, userId: string): Promise<OwnApplication | undefined> {
  const { rows } = await sql<OwnApplication>`
    select a.id as "agencyId", u.agency_role as role, a.decided_at is not null or a.approved_at is not null as "isDecided"
    from users u join agencies a on a.id = u.agency_id where u.id = ${userId}`.execute(db);
  return rows[0];
}

/** Holds the agency as it is while a paper is kept: false when staff has decided. */
export async function lockWaiting(trx: Trx, agencyId: string): Promise<boolean> {
  const { rows } = await sql`
    select from agencies where id = ${agencyId} and decided_at is null and approved_at is null for update`.execute(trx);
  return rows.length > 0;
}

/** Files of agencies that were declined before a time, or whose applicant has left. */
export async function findNeedlessPapers(db: Sql, before: Date): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    select p.file from agency_papers p join agencies a on a.id = p.agency_id where a.approved_at is null
      and (a.decided_at < ${before} or not exists (select from users u where u.agency_id = a.id)) order by p.file`.execute(db);
  return rows.map(({ file }) => file);
}
export async function deletePaper(db: Sql, file: string): Promise<void> {
  await sql`delete from agency_papers where file = ${file}`.execute(db);
}
