import { sql } from 'kysely';
import { printTable, UsageError, type OpsCommand } from './ops-command';

interface ActRow {
  at: Date;
  actor: string;
  email: string | null;
  account: string | null;
  command: string;
  words: string;
  outcome: string;
}

/** The trail of commands. */
export const actOps: OpsCommand[] = [
  {
    name: 'acts list',
    usage: '[--last N]',
    summary: 'who did what at the command line, the newest last: a person or a machine, and in whose account of which command',
    words: 0,
    options: { last: { type: 'string', default: '50' } },
    async run({ deps, print }, { options }) {
      const last = Number(options['last']);
      if (!Number.isInteger(last) || last < 1 || last > 10_000) throw new UsageError('--last takes a number from 1 to 10000');
      const { rows } = await sql<ActRow>`
        select a.at, a.actor, u.email, a.account, a.command, array_to_string(array(select jsonb_array_elements_text(a.given -> 'words')), ' ') as words, a.outcome
        from ops_acts a left join users u on u.id::text = split_part(a.actor, ':', 2) and split_part(a.actor, ':', 1) in ('staff', 'machine')
        order by a.at desc, a.id desc limit ${last}`.execute(deps.db);
      printTable(
        print,
        ['at', 'who', 'account', 'command', 'outcome'],
        rows
          .reverse()
          .map(({ at, actor, email, account, command, words, outcome }) => [
            at.toISOString(),
            email ?? actor,
            account ?? '',
            `${command} ${words}`.trim(),
            outcome,
          ]),
      );
      return 0;
    },
  },
];
