import type { Trx } from '../../database/connection';
import type { Deps } from '../../deps';
import { UsageError } from '../../ops/ops-command';
import { findShopCompany } from '../shop';
import { deleteDoors } from './sessions.sql';
import { newMachineToken, newPasswordLink } from './staff-access';
import { findStaff, insertStaff, lockStaff, lockUser, markStaff, NO_PASSWORD, type FoundUser } from './staff.sql';
import { markPassword } from './users.sql';

/** Programs have no mailbox: an address below `.invalid` is nobody's (RFC 2606). */
export const machineAddress = (name: string) => `${name}@machine.invalid`;

export interface Added {
  email: string;
  /** A link for a person, a token for a program: shown once, to be handed over. */
  secret: string;
  expires: string;
}

const secretOf = async (deps: Deps, trx: Trx, { id, isMachine }: { id: string; isMachine: boolean }) =>
  isMachine
    ? { secret: await newMachineToken(deps, trx, id), expires: 'in a year' }
    : { secret: await newPasswordLink(deps, trx, id), expires: 'once within 24 hours' };

function checkCanBecome(found: FoundUser, { email, isMachine }: { email: string; isMachine: boolean }) {
  if (found.isStaff) throw new UsageError(`${email} is one of staff already: "staff reset" gives a new ${isMachine ? 'token' : 'link'}`);
  if (found.isAgent) throw new UsageError(`${email} is one of an agency's people, and cannot be staff too`);
  if (found.isMachine !== isMachine) throw new UsageError(`${email} is another's account`);
}

/**
 * Makes a person, or a program, one of staff, in the caller's transaction. An address that has an account becomes staff too: its password and sessions end,
 * so that only who holds the link comes in.
 */
export async function addStaff(deps: Deps, trx: Trx, given: { email: string; name: string; isMachine: boolean }): Promise<Added> {
  await lockStaff(trx);
  const { email, name, isMachine } = given;
  const found = await lockUser(trx, email);
  if (found) checkCanBecome(found, given);
  const { currency } = await findShopCompany(trx);
  const id = found?.id ?? (await insertStaff(trx, { email, name, currency, isMachine, now: deps.clock.now() }));
  if (found) {
    await markStaff(trx, id, true);
    await closeDoors(trx, id);
  }
  return { email, ...(await secretOf(deps, trx, { id, isMachine })) };
}

async function closeDoors(trx: Trx, userId: string) {
  await markPassword(trx, userId, NO_PASSWORD);
  await deleteDoors(trx, userId);
}

async function lockOneOfStaff(trx: Trx, email: string) {
  await lockStaff(trx);
  const found = await lockUser(trx, email);
  if (!found?.isStaff) throw new UsageError(`${email} is not one of staff: "staff list" shows who is`);
  return found;
}

/** The person stays as a customer, a program as a name in the trail; their sessions and links end. The last person who can act stays. */
export const removeStaff = ({ db, clock }: Deps, email: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { id, isMachine } = await lockOneOfStaff(trx, email);
    const others = (await findStaff(trx, clock.now())).filter((row) => row.id !== id && !row.isMachine && row.canAct);
    if (!isMachine && others.length === 0)
      throw new UsageError(`${email} is the last of staff who can sign in: add another person first, who chooses a password`);
    await markStaff(trx, id, false);
    await deleteDoors(trx, id);
  });

/** A new link or token in place of the password or token of before; all sessions end. */
export const resetStaff = (deps: Deps, email: string): Promise<Added> =>
  deps.db.transaction().execute(async (trx) => {
    const found = await lockOneOfStaff(trx, email);
    await closeDoors(trx, found.id);
    return { email, ...(await secretOf(deps, trx, found)) };
  });
