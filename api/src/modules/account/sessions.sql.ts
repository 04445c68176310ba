import { sql } from 'kysely';
import type { Sql, Trx } from '../../database/connection';

export interface NewSession {
  tokenHash: Buffer;
  userId: string;
  now: Date;
  expiresAt: Date;
  device: string;
}
export async function insertSession(trx: Trx, session: NewSession): Promise<void> {
  await sql`insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at, device)
    values (${session.tokenHash}, ${session.userId}, ${session.now}, ${session.now}, ${session.expiresAt}, ${session.device})`.execute(trx);
}

export interface DeviceRow {
  id: string;
  agent: string;
  createdAt: Date;
  lastSeenAt: Date;
}
/** The person's open sessions, the one used last first. */
export async function findDevices(db: Sql, userId: string, now: Date): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    select id, device as agent, created_at as "createdAt", last_seen_at as "lastSeenAt" from sessions
    where user_id = ${userId} and expires_at > ${now} order by last_seen_at desc, id limit 100`.execute(db);
  return rows;
}
/** False when the person has no such session. */
export async function deleteOwnSession(db: Sql, { sessionId, userId }: { sessionId: string; userId: string }): Promise<boolean> {
  const { rows } = await sql`delete from sessions where id = ${sessionId} and user_id = ${userId} returning id`.execute(db);
  return rows.length > 0;
}

/** Ends the session of this token. */
export async function deleteSessionOf(db: Sql, tokenHash: Buffer): Promise<void> {
  await sql`delete from sessions where token_hash = ${tokenHash}`.execute(db);
}

export type TokenPurpose = 'confirm_email' | 'reset_password' | 'sign_in' | 'choose_password';
export interface NewOneTimeToken {
  tokenHash: Buffer;
  purpose: TokenPurpose;
  userId: string;
  next: string | null;
  /** Who asked for it; of what only its asker may try out freely. */
  asker?: { browser: Buffer | null; network: string | null } | undefined;
  now: Date;
  expiresAt: Date;
}
export async function insertOneTimeToken(trx: Sql, token: NewOneTimeToken): Promise<void> {
  const { browser = null, network = null } = token.asker ?? {};
  await sql`insert into one_time_tokens (token_hash, purpose, user_id, next, browser, network, created_at, expires_at)
    values (${token.tokenHash}, ${token.purpose}, ${token.userId}, ${token.next}, ${browser}, ${network}, ${token.now}, ${token.expiresAt})`.execute(
    trx,
  );
}

/** A new link takes the place of those that were not opened. */
export async function deleteUnusedTokens(trx: Sql, userId: string, purpose: TokenPurpose): Promise<void> {
  await sql`delete from one_time_tokens where user_id = ${userId} and purpose = ${purpose} and used_at is null`.execute(trx);
}

/** Where a call comes from: a browser by the hash of its cookie, if it has one, and a network. */
export interface Asker {
  browser: Buffer | null;
  network: string;
}
/** Only the newest code of each browser works, and nobody takes away another's. */
export async function deleteCodesAskedBy(trx: Sql, userId: string, browser: Buffer): Promise<void> {
  await sql`delete from one_time_tokens where user_id = ${userId} and purpose = 'reset_password' and used_at is null and browser = ${browser}`.execute(
    trx,
  );
}
export interface OpenCode {
  tokenHash: Buffer;
  browser: Buffer | null;
  network: string | null;
}
/** The account's codes that are still good, by its address; the same question for an address that has no account. */
export async function findOpenCodes(db: Sql, email: string, now: Date): Promise<(OpenCode & { userId: string })[]> {
  const { rows } = await sql<OpenCode & { userId: string }>`
    select t.token_hash as "tokenHash", t.user_id as "userId", t.browser, t.network from one_time_tokens t join users u on u.id = t.user_id
    where u.email = ${email} and t.purpose = 'reset_password' and t.used_at is null and t.expires_at > ${now}`.execute(db);
  return rows;
}

export interface OneTimeTokenRow {
  userId: string;
  /** By which it was asked for. */
  browser: Buffer | null;
  next: string | null;
  expiresAt: Date;
  usedAt: Date | null;
}
/** Whether what was mailed opens something still. */
export async function findIsTokenGood(db: Sql, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { rows } =
    await sql`select from one_time_tokens where token_hash = ${tokenHash} and used_at is null and expires_at > ${now}`.execute(db);
  return rows.length > 0;
}
/** The token, locked: of two uses at once one is second. */
export async function lockOneTimeToken(trx: Trx, tokenHash: Buffer, purpose: TokenPurpose): Promise<OneTimeTokenRow | undefined> {
  const { rows } = await sql<OneTimeTokenRow>`
    select user_id as "userId", browser, next, expires_at as "expiresAt", used_at as "usedAt" from one_time_tokens
    where token_hash = ${tokenHash} and purpose = ${purpose} for update`.execute(trx);
  return rows[0];
}
/** Where the person's newest link of this purpose goes on to. */
export async function findLastNext(trx: Sql, userId: string, purpose: TokenPurpose): Promise<string | null> {
  const { rows } = await sql<{ next: string | null }>`
    select next from one_time_tokens where user_id = ${userId} and purpose = ${purpose} order by created_at desc limit 1`.execute(trx);
  return rows[0]?.next ?? null;
}
export async function markTokenUsed(trx: Trx, tokenHash: Buffer, now: Date): Promise<void> {
  await sql`update one_time_tokens set used_at = ${now} where token_hash = ${tokenHash}`.execute(trx);
}
/**
 * Every session ends (but `except`), and no link or code that was mailed before opens anything: a new password, or signed out everywhere. The links
 * first: one that is opened in this moment is waited for, and its session ends with the others.
 */
export async function deleteDoors(trx: Trx, userId: string, { except }: { except?: string } = {}): Promise<void> {
  await sql`delete from one_time_tokens where user_id = ${userId} and purpose <> 'confirm_email' and used_at is null`.execute(trx);
  await sql`delete from sessions where user_id = ${userId} and id is distinct from ${except ?? null}::uuid`.execute(trx);
}
