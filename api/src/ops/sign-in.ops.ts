import { rmSync } from 'node:fs';
import type { Deps } from '../deps';
import { checkStaffPassword, endSession, startStaffSession } from '../modules/account';
import { findOperator, keepSession, readToken, sessionFile } from './operator';
import { refusing, UsageError, type OpsCommand } from './ops-command';
import { askPassword } from './terminal';

/** A session that cannot be kept is ended again. */
async function keep(deps: Deps, token: string): Promise<void> {
  const file = sessionFile(deps);
  try {
    keepSession(file, token);
  } catch (error) {
    await endSession(deps, token);
    throw new UsageError(`${file} cannot be written (${(error as NodeJS.ErrnoException).code}): say --as EMAIL with each command instead`);
  }
}

/** Signing in at the command line. */
export const signInOps: OpsCommand[] = [
  {
    name: 'sign-in',
    usage: 'EMAIL',
    summary: 'from now on, and for 12 hours, commands of this account of the machine are yours; asks for your password',
    words: 1,
    run: ({ deps, print }, { words: [email = ''] }) =>
      refusing(print, async () => {
        const staff = await checkStaffPassword(deps, email, await askPassword(`Password of ${email}: `));
        await keep(deps, await startStaffSession(deps, staff.userId));
        print(`You are signed in as ${staff.email} for 12 hours; "sign-out" ends it.`);
      }),
  },
  {
    name: 'sign-out',
    usage: '',
    summary: 'end the session of "sign-in"',
    words: 0,
    async run({ deps, print }) {
      const token = readToken(deps, { ...process.env, STRAITS_OPS_TOKEN: '' });
      const staff = token ? await findOperator(deps, token) : undefined;
      if (token) await endSession(deps, token);
      rmSync(sessionFile(deps), { force: true });
      print(staff ? `${staff.email} is signed out.` : 'Nobody was signed in.');
      return 0;
    },
  },
];
