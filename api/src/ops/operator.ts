import { plainForm } from '@straits/api-contract/text-form';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { Deps } from '../deps';
import { checkStaffPassword } from '../modules/account';
import { hashOf } from '../secrets';
import { UsageError, type Staff } from './ops-command';
import { askPassword, isAtTerminal } from './terminal';

/** In which file of this person's own a shop's session is kept, one for each shop. */
export function sessionFile({ secrets }: Pick<Deps, 'secrets'>, env: NodeJS.ProcessEnv = process.env): string {
  const folder = env['XDG_CONFIG_HOME'] ?? path.join(homedir(), '.config');
  return path.join(folder, 'straits', `session-${secrets.fingerprint.toString('hex').slice(0, 16)}`);
}

export function keepSession(file: string, token: string): void {
  rmSync(file, { force: true });
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, token, { mode: 0o600, flag: 'wx' });
}

/** The session's token as this machine's account has it: a program's stands in STRAITS_OPS_TOKEN, a person's in the file of `sign-in`. */
export function readToken(deps: Pick<Deps, 'secrets'>, env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env['STRAITS_OPS_TOKEN']) return env['STRAITS_OPS_TOKEN'].trim();
  try {
    return readFileSync(sessionFile(deps, env), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** The member of staff whose session this is. */
export async function findOperator({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string): Promise<Staff | undefined> {
  const now = clock.now();
  const { rows } = await sql<Staff>`
    update sessions s set last_seen_at = ${now} from users u
    where s.token_hash = ${hashOf(token)} and s.expires_at > ${now} and u.id = s.user_id and u.is_staff
    returning u.id as "userId", u.email, u.is_machine as "isMachine"`.execute(db);
  return rows[0];
}

async function findSignedIn(deps: Deps, env: NodeJS.ProcessEnv): Promise<Staff | undefined> {
  const token = readToken(deps, env);
  const signedIn = token ? await findOperator(deps, token) : undefined;
  if (env['STRAITS_OPS_TOKEN'] && !signedIn)
    throw new UsageError('STRAITS_OPS_TOKEN opens no session of staff: it has ended, or was taken away');
  return signedIn;
}

/**
 * Who acts: whoever is signed in here, or a program by its token. `as` is somebody's address: who is not signed in as them types their password. A name
 * alone makes nobody anybody.
 */
export async function identifyOperator(
  deps: Deps,
  as: string | undefined,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Staff | undefined> {
  const signedIn = await findSignedIn(deps, env);
  if (as === undefined || plainForm(as).toLowerCase() === signedIn?.email) return signedIn;
  if (!isAtTerminal()) throw new UsageError(`--as ${as}: you are not signed in as them. npm run ops -- sign-in ${as}`);
  return checkStaffPassword(deps, as, await askPassword(`Password of ${as}: `));
}
