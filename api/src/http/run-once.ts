import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Sql, Trx } from '../database/connection';
import type { Deps } from '../deps';
import { refuse } from './refusal';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a call that is answered once per Idempotency-Key: the same for each time it is sent. */
    callId?: string;
  }
}

interface StoredAnswer {
  id: string;
  request_hash: string;
  /** Sealed: it may name people and hold a guest's key. Null of calls before migration 0110. */
  answer: Buffer | null;
}

const hashOfRequest = (request: FastifyRequest) =>
  createHash('sha256')
    .update([request.method, request.url.split('?')[0], JSON.stringify(request.body ?? null)].join(' '))
    .digest('hex');

function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && /^[\w.:-]{8,100}$/.test(key) ? key : refuse('idempotency_key_missing');
}

/**
 * Whether a call was answered already, for what must be done outside before runOnce: a second call does none of it.
 * Refuses: idempotency_key_missing, idempotency_key_reused.
 */
export async function isAnswered({ db }: Deps, request: FastifyRequest): Promise<boolean> {
  const { rows } = await sql<
    Pick<StoredAnswer, 'request_hash'>
  >`select request_hash from idempotency_keys where caller = ${request.caller.key} and key = ${keyOf(request)}`.execute(db);
  if (rows[0] && rows[0].request_hash !== hashOfRequest(request)) refuse('idempotency_key_reused');
  return rows.length > 0;
}

/**
 * Runs a booking or money call once per Idempotency-Key, in one transaction with the stored answer (R9). A second call with the key waits
 * for the first, then gets the same answer; with other parameters it is refused, and after a week (`forgetAnswers`) it is a new call. A refusal rolls everything back and is not stored,
 * so the shopper may correct and try again. Refuses: idempotency_key_missing, idempotency_key_reused.
 */
export async function runOnce<T>(deps: Deps, request: FastifyRequest, act: (trx: Trx) => Promise<T>): Promise<T> {
  const key = keyOf(request);
  const requestHash = hashOfRequest(request);
  const caller = request.caller.key;
  return deps.db.transaction().execute(async (trx) => {
    const claimed = await sql<Pick<StoredAnswer, 'id'>>`
      insert into idempotency_keys (caller, key, request_hash, created_at) values (${caller}, ${key}, ${requestHash}, ${deps.clock.now()})
      on conflict do nothing returning id`.execute(trx);
    if (claimed.rows.length === 0) {
      const { rows } =
        await sql<StoredAnswer>`select id, request_hash, answer from idempotency_keys where caller = ${caller} and key = ${key}`.execute(
          trx,
        );
      const [kept] = rows;
      const answer = kept?.answer && kept.request_hash === requestHash ? deps.secrets.decrypt(kept.answer) : null;
      if (!kept || answer === null) refuse('idempotency_key_reused');
      request.callId = kept.id;
      return JSON.parse(answer) as T;
    }
    request.callId = claimed.rows[0]?.id;
    const answer = await act(trx);
    const sealed = deps.secrets.encrypt(JSON.stringify(answer));
    await sql`update idempotency_keys set answer = ${sealed} where caller = ${caller} and key = ${key}`.execute(trx);
    return answer;
  });
}

/** Nobody sends a call again that is older than that. */
export const ANSWER_DAYS = 7;
export async function forgetAnswers(db: Sql, before: Date): Promise<void> {
  await sql`delete from idempotency_keys where created_at < ${before}`.execute(db);
}
