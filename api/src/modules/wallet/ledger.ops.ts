import { sql } from 'kysely';
import { formatMoney } from '../../money/format-money';
import { printTable, refusing, UsageError, type OpsCommand } from '../../ops/ops-command';
import { checkLedger } from './check/check-ledger';
import { findOpenCommissions } from './commission/commissions.sql';
import { findTransactionsOf, type ShownEntry } from './ledger/shown.sql';
import { reverseTransaction } from './ledger/post-transaction';
import { reasonOf } from './ops-words';

const check: OpsCommand = {
  name: 'ledger check',
  usage: '',
  summary: 'compare ledger, orders and payments now',
  words: 0,
  async run({ deps, print }) {
    const findings = await checkLedger(deps);
    if (findings.length === 0) print('Ledger, orders and payments agree.');
    else
      printTable(
        print,
        ['what', 'where', 'detail'],
        findings.map(({ kind, subject, detail }) => [kind, subject, detail]),
      );
    return findings.length === 0 ? 0 : 1;
  },
};

const money = (amount: number | null, currency: string) => (amount === null ? '' : formatMoney({ amount, currency }, 'en'));
const openCommissions: OpsCommand = {
  name: 'commissions list',
  usage: '',
  summary: 'commissions that wait: for the end of free cancellation, or to be taken back once the agency has the money',
  words: 0,
  async run({ deps, print }) {
    const open = await findOpenCommissions(deps.db, deps.clock.now());
    if (open.length === 0) print('No commission waits.');
    else
      printTable(
        print,
        ['order', 'agency', 'earned', 'due by now', 'paid'],
        open.map(({ orderCode, agencyName, earnedMinor, dueMinor, paidMinor, currency }) => [
          ...[orderCode, agencyName],
          ...[earnedMinor, dueMinor, paidMinor].map((minor) => money(minor, currency)),
        ]),
      );
    return 0;
  },
};

/** What all entries of a transaction share stands beside its first alone. */
function rowOf(entry: ShownEntry, before: ShownEntry | undefined): string[] {
  const shared = [entry.transactionId, entry.at.toISOString(), `${entry.kind} ${entry.status}`, entry.by];
  const account = [entry.agency ?? 'the shop', entry.account].join(': ');
  const isFirst = before?.transactionId !== entry.transactionId;
  return [
    ...(isFirst ? shared : shared.map(() => '')),
    account,
    money(entry.amountMinor, entry.currency),
    money(entry.balanceMinor, entry.currency),
    isFirst ? (entry.reason ?? '') : '',
  ];
}
const show: OpsCommand = {
  name: 'ledger show',
  usage: 'ORDER|TOP_UP|CODE|TRANSACTION',
  summary: 'the transactions of an order (ST…), a top-up (TU…), a code, or one by its id, with all their entries',
  words: 1,
  async run({ deps, print }, { words: [about = ''] }) {
    const entries = await findTransactionsOf(deps.db, about);
    if (entries.length === 0) print(`The ledger has nothing about ${about}.`);
    else
      printTable(
        print,
        ['transaction', 'when', 'what', 'who', 'account', 'amount', 'balance after', 'why'],
        entries.map((entry, place) => rowOf(entry, entries[place - 1])),
      );
    return entries.length === 0 ? 1 : 0;
  },
};

const reverse: OpsCommand = {
  name: 'ledger reverse',
  usage: 'TRANSACTION --reason TEXT --as EMAIL',
  summary: 'take a posted transaction back by its reverse; nothing is edited',
  words: 1,
  options: { reason: { type: 'string' } },
  async run(context, given) {
    context.requireStaff();
    const [id = '', reason] = [given.words[0], reasonOf(given)];
    if (!/^[0-9a-f-]{36}$/.test(id)) throw new UsageError('a transaction is named by its id');
    const { rows } = await sql<{ id: string }>`select id from ledger_transactions where reverses_id = ${id}`.execute(context.deps.db);
    if (rows[0]) {
      context.print(`${id} was taken back before, by ${rows[0].id}.`);
      return 1;
    }
    return refusing(context.print, async () => {
      const why = { actor: context.actor, reason, at: context.deps.clock.now() };
      const reversal = await context.deps.db.transaction().execute((trx) => reverseTransaction(trx, id, why));
      context.print(`${id} is taken back by ${reversal}.`);
    });
  },
};

/** Staff's work on the ledger: compare, look, correct. */
export const ledgerOps: OpsCommand[] = [check, show, reverse, openCommissions];
