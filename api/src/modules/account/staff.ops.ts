import { email as emailForm, text } from '@straits/api-contract';
import { printTable, UsageError, type OpsCommand, type OpsContext } from '../../ops/ops-command';
import { addStaff, machineAddress, removeStaff, resetStaff, type Added } from './change-staff';
import { findStaff } from './staff.sql';

const MACHINE = /^[a-z][a-z0-9-]{1,39}$/;

/** The address of a person, or of a program by its name. */
function addressOf(typed: string): { email: string; isMachine: boolean } {
  if (MACHINE.test(typed)) return { email: machineAddress(typed), isMachine: true };
  const parsed = emailForm.safeParse(typed);
  if (!parsed.success) throw new UsageError(`${typed} is neither an e-mail address nor the name of a program (a-z, 0-9, -)`);
  return { email: parsed.data, isMachine: parsed.data.endsWith('@machine.invalid') };
}

/**
 * Who may change who staff is: one of staff who is signed in, and no program. Without anybody who could sign in it is whoever reaches the database, and
 * with `--recover`, when those are locked out; the trail says whose account of the machine it was.
 */
async function requireAdministrator({ deps, operator }: OpsContext, isRecovery: boolean): Promise<void> {
  if (operator?.isMachine) throw new UsageError('a program cannot change who staff is');
  if (operator || isRecovery) return;
  const isAnybodyThere = (await findStaff(deps.db, deps.clock.now())).some(({ isMachine, canAct }) => canAct && !isMachine);
  if (isAnybodyThere)
    throw new UsageError(
      'sign in before ("sign-in EMAIL"). When nobody of staff can sign in any more, say --recover: it is kept on record',
    );
}

function hand(print: OpsContext['print'], { email, secret, expires }: Added, isMachine: boolean) {
  print(
    isMachine
      ? `${email} shows this token in STRAITS_OPS_TOKEN; it ends ${expires}:`
      : `${email} chooses a password with this link, ${expires}:`,
  );
  print(secret);
}

const recover = { recover: { type: 'boolean', default: false } } as const;

/** Who staff is. `is_staff` is all there is to say of them until there is a desk. */
export const staffOps: OpsCommand[] = [
  {
    name: 'staff add',
    usage: 'EMAIL --name NAME | NAME --machine [--recover]',
    summary: 'a person of staff, by a one-time link; or a program, by a token',
    words: 1,
    options: { name: { type: 'string' }, machine: { type: 'boolean', default: false }, ...recover },
    async run(context, { words: [typed = ''], options }) {
      const { deps, print } = context;
      await requireAdministrator(context, options['recover'] === true);
      const { email, isMachine } = addressOf(typed);
      if (isMachine !== (options['machine'] === true))
        throw new UsageError(
          isMachine
            ? `${typed} is no e-mail address; a program is added with --machine`
            : 'a program has a name (a-z, 0-9, -), and no address',
        );
      const name = text(200, 2).safeParse(isMachine ? typed : options['name']);
      if (!name.success) throw new UsageError('say --name NAME: what the person is called');
      hand(print, await deps.db.transaction().execute((trx) => addStaff(deps, trx, { email, name: name.data, isMachine })), isMachine);
      return 0;
    },
  },
  {
    name: 'staff list',
    usage: '',
    summary: 'the people and programs of staff, and whether they can act',
    words: 0,
    async run({ deps, print }) {
      const rows = await findStaff(deps.db, deps.clock.now());
      if (rows.length === 0) print('There is nobody: "staff add EMAIL --name NAME" adds a person.');
      else
        printTable(
          print,
          ['who', 'name', 'kind', 'state', 'last seen'],
          rows.map(({ email, name, isMachine, canAct, lastSeenAt }) => [
            email,
            name,
            isMachine ? 'machine' : 'person',
            canAct ? 'can act' : isMachine ? 'has no token' : 'has not chosen a password',
            lastSeenAt?.toISOString() ?? '',
          ]),
        );
      return 0;
    },
  },
  {
    name: 'staff remove',
    usage: 'EMAIL | NAME',
    summary: 'no longer one of staff; sessions and links end at once',
    words: 1,
    async run(context, { words: [typed = ''] }) {
      await requireAdministrator(context, false);
      const { email } = addressOf(typed);
      await removeStaff(context.deps, email);
      context.print(`${email} is not one of staff any more.`);
      return 0;
    },
  },
  {
    name: 'staff reset',
    usage: 'EMAIL | NAME [--recover]',
    summary: 'a new link in place of a password, a new token in place of the old one; sessions end at once',
    words: 1,
    options: recover,
    async run(context, { words: [typed = ''], options }) {
      await requireAdministrator(context, options['recover'] === true);
      const { email, isMachine } = addressOf(typed);
      hand(context.print, await resetStaff(context.deps, email), isMachine);
      return 0;
    },
  },
];
