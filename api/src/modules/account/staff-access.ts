import { plainForm } from '@straits/api-contract/text-form';
import { addMinutes } from '../../clock';
import type { Trx } from '../../database/connection';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refusal';
import type { Staff } from '../../ops/ops-command';
import { hashOf, newToken } from '../../secrets';
import { returnCheck, takeCheck } from './password-checks.sql';
import { isPasswordRight } from './passwords';
import { deleteSessionOf, deleteUnusedTokens, insertOneTimeToken, insertSession } from './sessions.sql';
import { findUserByEmail } from './users.sql';

const LINK_MINUTES = 24 * 60;
const SESSION_MINUTES = 12 * 60;
const MACHINE_MINUTES = 365 * 24 * 60;
const CHECKS = 10;

/** A link with which a member of staff chooses a password, once within 24 hours. The one before it stops working. Only its hash is kept. */
export async function newPasswordLink(deps: Pick<Deps, 'clock' | 'settings'>, trx: Trx, userId: string): Promise<string> {
  const now = deps.clock.now();
  const token = newToken();
  await deleteUnusedTokens(trx, userId, 'choose_password');
  const expiresAt = addMinutes(now, LINK_MINUTES);
  await insertOneTimeToken(trx, { tokenHash: hashOf(token), purpose: 'choose_password', userId, next: null, now, expiresAt });
  return `${new URL(deps.settings.siteUrl).origin}/choose-password#token=${token}`;
}

async function openSession({ clock }: Pick<Deps, 'clock'>, trx: Trx, session: { userId: string; minutes: number; device: string }) {
  const [now, token] = [clock.now(), newToken()];
  const { userId, minutes, device } = session;
  await insertSession(trx, { tokenHash: hashOf(token), userId, now, expiresAt: addMinutes(now, minutes), device });
  return token;
}

/** A program's token, good for a year. */
export const newMachineToken = (deps: Pick<Deps, 'clock'>, trx: Trx, userId: string): Promise<string> =>
  openSession(deps, trx, { userId, minutes: MACHINE_MINUTES, device: 'npm run ops' });

/** Opens a session at the command line for who has shown the password; it stands among their devices. */
export const startStaffSession = (deps: Deps, userId: string): Promise<string> =>
  deps.db.transaction().execute((trx) => openSession(deps, trx, { userId, minutes: SESSION_MINUTES, device: 'npm run ops' }));

export const endSession = ({ db }: Pick<Deps, 'db'>, token: string): Promise<void> => deleteSessionOf(db, hashOf(token));

/**
 * The member of staff with this address and password. Guesses count with those at the site, for which one may be tried.
 * Refuses: rate_limited, sign_in_failed (whichever was wrong, also for who is no member of staff).
 */
export async function checkStaffPassword({ db, clock }: Deps, email: string, password: string): Promise<Staff> {
  const address = plainForm(email).toLowerCase();
  const bucket = `account:${address}`;
  if (!(await takeCheck(db, { bucket, now: clock.now(), checks: CHECKS, windowMinutes: 60 }))) refuse('rate_limited');
  const user = await findUserByEmail(db, address);
  if (!(await isPasswordRight(user?.passwordHash, password)) || !user?.isStaff || !user.emailConfirmedAt) refuse('sign_in_failed');
  await returnCheck(db, bucket);
  return { userId: user.id, email: user.email, isMachine: false };
}
