import { CreditTerms } from '@straits/api-contract';
import { formatMoney } from '../../money/format-money';
import { printTable, refusing, UsageError, type OpsCommand, type OpsWords } from '../../ops/ops-command';
import { findMarkupsAbove } from '../agency';
import { runCreditDay } from './credit/credit-day';
import { viewCreditFile } from './credit/credit-file';
import { setCreditTerms } from './credit/set-credit-terms';
import { setParent } from './credit/set-parent';
import { reasonOf, requireAgency } from './ops-words';

function numberOf(options: OpsWords['options'], name: string, before: number): number {
  const given = options[name];
  if (given === undefined) return before;
  if (!/^\d{1,12}$/.test(String(given))) throw new UsageError(`--${name} takes a whole number`);
  return Number(given);
}

/** The terms as they will be: what is not named stays. */
function termsFrom(before: CreditTerms, options: OpsWords['options']): CreditTerms {
  const block = options['block'];
  if (block !== undefined && block !== 'yes' && block !== 'no') throw new UsageError('--block is yes or no');
  const terms = CreditTerms.safeParse({
    limitMinor: numberOf(options, 'limit-minor', before.limitMinor),
    days: numberOf(options, 'days', before.days),
    statementDay: numberOf(options, 'statement-day', before.statementDay),
    reminderDays: options['reminders'] === undefined ? before.reminderDays : String(options['reminders']).split(',').map(Number),
    blockWhenOverdue: block === undefined ? before.blockWhenOverdue : block === 'yes',
    reserveDays: numberOf(options, 'reserve-days', before.reserveDays),
  });
  if (terms.success) return terms.data;
  throw new UsageError(
    terms.error.issues.map(({ path, message }) => `${path[0] === undefined ? '' : String(path[0])}: ${message}`).join('; '),
  );
}

const showCredit: OpsCommand = {
  name: 'credit show',
  usage: 'AGENCY',
  summary: "an agency's credit terms, what it owes, what those above put on its net prices, and who decided what",
  words: 1,
  async run(context, { words: [name = ''] }) {
    const { deps, print } = context;
    const file = await viewCreditFile(deps.db, await requireAgency(context, name), deps.clock.now());
    const { limitMinor, ...terms } = file.terms;
    print(
      `${file.agencyName}: limit ${formatMoney({ amount: limitMinor, currency: file.currency }, 'en')}, owes ${formatMoney(file.outstanding, 'en')}, overdue ${formatMoney(file.overdue, 'en')}`,
    );
    print(JSON.stringify(terms));
    const markups = await findMarkupsAbove(deps.db, file.agencyId);
    if (markups.length > 0)
      print(`Markups on its net prices, from the top down: ${markups.map(({ basisPoints }) => `${basisPoints / 100} %`).join(', ')}`);
    printTable(
      print,
      ['when', 'who', 'why', 'became'],
      file.history.map(({ at, actor, reason, after }) => [at, actor, reason, JSON.stringify(after)]),
    );
    return 0;
  },
};
const setCredit: OpsCommand = {
  name: 'credit set',
  usage:
    'AGENCY --reason TEXT [--limit-minor N] [--days N] [--statement-day N] [--reminders 1,7] [--block yes|no] [--reserve-days N] --as EMAIL',
  summary: 'set credit terms; what is not named stays',
  words: 1,
  options: Object.fromEntries(
    ['reason', 'limit-minor', 'days', 'statement-day', 'reminders', 'block', 'reserve-days'].map((name) => [
      name,
      { type: 'string' as const },
    ]),
  ),
  async run(context, given) {
    const { deps, print } = context;
    context.requireStaff();
    const reason = reasonOf(given);
    const agency = await requireAgency(context, given.words[0] ?? '');
    const file = await viewCreditFile(deps.db, agency, deps.clock.now());
    const terms = termsFrom(file.terms, given.options);
    return refusing(print, async () => {
      await deps.db
        .transaction()
        .execute((trx) => setCreditTerms(trx, { agencyId: agency.id, terms, actor: context.actor, reason, now: deps.clock.now() }));
      print(`The terms of ${agency.name} are set.`);
    });
  },
};
const parent: OpsCommand = {
  name: 'agency parent',
  usage: 'AGENCY PARENT|none --reason TEXT --as EMAIL',
  summary: 'let an agency book under another, whose limit then counts too',
  words: 2,
  options: { reason: { type: 'string' } },
  async run(context, given) {
    const { deps, print, actor } = context;
    context.requireStaff();
    const reason = reasonOf(given);
    const [name = '', above = ''] = given.words;
    const agency = await requireAgency(context, name);
    const parentId = above === 'none' ? null : (await requireAgency(context, above)).id;
    return refusing(print, async () => {
      await deps.db.transaction().execute((trx) => setParent(trx, { agencyId: agency.id, parentId, actor, reason, now: deps.clock.now() }));
      print(parentId ? `${agency.name} books under ${above}.` : `${agency.name} books under nobody.`);
    });
  },
};
const creditRun: OpsCommand = {
  name: 'credit run',
  usage: '',
  summary: 'send the statements and reminders of today; running twice sends once',
  words: 0,
  async run({ deps, print }) {
    print(`${await runCreditDay(deps)} went out.`);
    return 0;
  },
};

/** Credit terms and sub-agents at the command line. */
export const creditOps: OpsCommand[] = [showCredit, setCredit, creditRun, parent];
