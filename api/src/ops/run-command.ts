import { plainForm } from '@straits/api-contract/text-form';
import { sql } from 'kysely';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import type { Deps } from '../deps';
import { UsageError, type OpsCommand, type OpsContext, type OpsWords, type Staff } from './ops-command';

/** The command that the words begin with; two words win over one. */
export function findCommand(table: OpsCommand[], words: string[]): OpsCommand | undefined {
  return table.find(({ name }) => name === words.slice(0, 2).join(' ')) ?? table.find(({ name }) => name === words[0]);
}

export function helpText(table: OpsCommand[]): string {
  const lines = [...table]
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ name, usage, summary }) => [`${name} ${usage}`.trim(), summary] as const);
  const width = Math.min(52, Math.max(...lines.map(([call]) => call.length)));
  return [
    'npm run ops -- COMMAND [--as EMAIL]',
    '',
    ...lines.map(([call, summary]) => `  ${call.padEnd(width)}  ${summary}`),
    '',
    'Runs on the server, by whoever may reach its database (DATABASE_URL, or the one in STRAITS_DATA).',
    '--as EMAIL names the member of staff who decides. Every act is recorded with who acted.',
    'Ends with 0 when done, 1 when refused, 2 when called wrongly.',
  ].join('\n');
}

/** Reads what follows the command's name. */
export function readWords(command: OpsCommand, given: string[]): OpsWords & { as: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      args: given,
      allowPositionals: true,
      options: { ...command.options, as: { type: 'string' } },
    });
    const words = positionals.slice(command.name.split(' ').length);
    if (words.length !== command.words) throw new UsageError(`expected: ${command.name} ${command.usage}`);
    const { as, ...options } = values as Record<string, string | boolean | undefined>;
    return { words, options, as: typeof as === 'string' ? as : undefined };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${(error as Error).message} Expected: ${command.name} ${command.usage}`);
  }
}

async function findStaff(deps: Deps, email: string): Promise<Staff> {
  const { rows } =
    await sql<Staff>`select id as "userId", email from users where email = ${plainForm(email).toLowerCase()} and is_staff`.execute(deps.db);
  if (!rows[0]) throw new UsageError(`--as ${email}: there is no such member of staff`);
  return rows[0];
}

async function recordAct(deps: Deps, actor: string, { name }: OpsCommand, act: { given: OpsWords; outcome: string }) {
  await sql`insert into ops_acts (at, actor, command, given, outcome)
    values (${deps.clock.now()}, ${actor}, ${name}, ${JSON.stringify(act.given)}::jsonb, ${act.outcome})`.execute(deps.db);
}

/** Runs a command and records it, whatever becomes of it. Answers the exit code. */
export async function runCommand(deps: Deps, command: OpsCommand, given: string[], print: (line: string) => void): Promise<number> {
  const { as, ...words } = readWords(command, given);
  const staff = as ? await findStaff(deps, as) : undefined;
  const actor = staff ? `staff:${staff.userId}` : `ops:${userInfo().username}`;
  const context: OpsContext = {
    deps,
    actor,
    print,
    requireStaff() {
      if (staff) return staff;
      throw new UsageError(`${command.name} is a decision: name who decides by --as EMAIL`);
    },
  };
  try {
    const code = await command.run(context, words);
    await recordAct(deps, actor, command, { given: words, outcome: code === 0 ? 'done' : 'refused' });
    return code;
  } catch (error) {
    if (!(error instanceof UsageError))
      await recordAct(deps, actor, command, { given: words, outcome: `failed: ${(error as Error).message}` });
    throw error;
  }
}
