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
    'Decisions are of whoever is signed in ("sign-in EMAIL"); --as EMAIL asks for the password of somebody else for one command.',
    'A program shows its token in STRAITS_OPS_TOKEN ("staff add NAME --machine"). Every act is recorded with who acted ("acts list").',
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

const actorOf = (operator: Staff | undefined, account: string) =>
  operator ? `${operator.isMachine ? 'machine' : 'staff'}:${operator.userId}` : `ops:${account}`;

async function recordAct(deps: Deps, actor: string, { name }: OpsCommand, act: { given: OpsWords; outcome: string }) {
  await sql`insert into ops_acts (at, actor, account, command, given, outcome)
    values (${deps.clock.now()}, ${actor}, ${userInfo().username}, ${name}, ${JSON.stringify(act.given)}::jsonb, ${act.outcome})`.execute(
    deps.db,
  );
}

/** What a command stands on, and who runs it: whoever was identified (operator.ts). */
export interface Running extends Deps {
  operator?: Staff | undefined;
}

/** Runs a command and records it, whatever becomes of it. Answers the exit code. */
export async function runCommand(
  { operator, ...deps }: Running,
  command: OpsCommand,
  given: string[],
  print: (line: string) => void,
): Promise<number> {
  const { as: _as, ...words } = readWords(command, given);
  const actor = actorOf(operator, userInfo().username);
  const context: OpsContext = {
    deps,
    actor,
    operator,
    print,
    requireStaff() {
      if (operator) return operator;
      throw new UsageError(`${command.name} is a decision: sign in before ("sign-in EMAIL"), or say --as EMAIL and type the password`);
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
