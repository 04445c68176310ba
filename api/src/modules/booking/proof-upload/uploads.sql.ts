import { sql } from 'kysely';
import type { Sql, Trx } from '../../../database/connection';

export interface UploadRow {
  id: string;
  paymentId: string;
  name: string;
  bytes: number;
  /** How many have arrived. */
  received: number;
  expiresAt: Date;
  finishedAt: Date | null;
}

const COLUMNS = sql`u.id, u.payment_id as "paymentId", u.name, u.bytes, length(u.content) as received, u.expires_at as "expiresAt", u.finished_at as "finishedAt"`;

export async function insertUpload(db: Sql, upload: Pick<UploadRow, 'paymentId' | 'name' | 'bytes' | 'expiresAt'>): Promise<UploadRow> {
  const { rows } = await sql<UploadRow>`insert into proof_uploads as u (payment_id, name, bytes, expires_at)
    values (${upload.paymentId}, ${upload.name}, ${upload.bytes}, ${upload.expiresAt}) returning ${COLUMNS}`.execute(db);
  return rows[0]!;
}

interface Key {
  uploadId: string;
  paymentId: string;
  now: Date;
}
const isIt = ({ uploadId, paymentId, now }: Key) => sql`u.id = ${uploadId} and u.payment_id = ${paymentId} and u.expires_at > ${now}`;

export async function findUpload(db: Sql, key: Key): Promise<UploadRow | undefined> {
  const { rows } = await sql<UploadRow>`select ${COLUMNS} from proof_uploads u where ${isIt(key)}`.execute(db);
  return rows[0];
}

/** Appends a piece exactly where the last one ended, in one guarded statement: the same piece twice is refused, not doubled. */
export async function appendPiece(db: Sql, key: Key, { offset, piece }: { offset: number; piece: Buffer }): Promise<UploadRow | undefined> {
  const { rows } = await sql<UploadRow>`update proof_uploads u set content = u.content || ${piece}
    where ${isIt(key)} and u.finished_at is null and length(u.content) = ${offset} and ${offset + piece.length} <= u.bytes returning ${COLUMNS}`.execute(
    db,
  );
  return rows[0];
}

/** The upload, locked, with what has arrived. */
export async function lockUpload(trx: Trx, key: Key): Promise<(UploadRow & { content: Buffer }) | undefined> {
  const { rows } = await sql<
    UploadRow & { content: Buffer }
  >`select ${COLUMNS}, u.content from proof_uploads u where ${isIt(key)} for update`.execute(trx);
  return rows[0];
}

/** The bytes are kept as a proof now: what arrived is let go, the row stays so that a repeated finish is known. */
export async function markUploadFinished(trx: Trx, uploadId: string, at: Date): Promise<void> {
  await sql`update proof_uploads set content = '', finished_at = ${at} where id = ${uploadId}`.execute(trx);
}

export async function deleteOldUploads(db: Sql, now: Date): Promise<void> {
  await sql`delete from proof_uploads where expires_at <= ${now}`.execute(db);
}
