import { codeForm } from '@straits/api-contract/text-form';
import { sql } from 'kysely';
import { localDate } from '@straits/api-contract';
import { formatMoney } from '../../money/format-money';
import { printTable, refusing, UsageError, type OpsCommand, type OpsContext } from '../../ops/ops-command';
import { findCurrencies } from '../shop';
import { creditOps } from './credit.ops';
import { ledgerOps } from './ledger.ops';
import { reasonOf, requireAgency } from './ops-words';
import { createRateProvider } from './rates/rate-source';
import { refreshRates } from './rates/refresh-rates';
import { confirmTopUp, refuseTopUp } from './top-up/decide-top-up';
import { settleReturns } from './top-up/take-back-top-up';
import { findTopUpsToCheck, findTopUpsToSettle } from './top-up/top-ups.sql';

const listTopUps: OpsCommand = {
  name: 'topups list',
  usage: '',
  summary: 'transfers into wallets that wait for a decision',
  words: 0,
  async run({ deps, print }) {
    const rows = await findTopUpsToCheck(deps.db);
    if (rows.length === 0) print('No transfer is waiting.');
    else
      printTable(
        print,
        ['reference', 'amount', 'agency', 'bank', 'code', 'date', 'proof'],
        rows.map((row) => [
          row.reference,
          formatMoney({ amount: row.amountMinor, currency: row.currency }, 'en'),
          row.agencyName,
          row.bankFrom ?? '',
          row.confirmationCode ?? '',
          row.transactionDate ?? '',
          row.proofFile ?? '',
        ]),
      );
    return 0;
  },
};
const decideTopUp = (verb: 'confirm' | 'refuse'): OpsCommand => ({
  name: `topups ${verb}`,
  usage: verb === 'confirm' ? 'REFERENCE --as EMAIL' : 'REFERENCE --reason TEXT --as EMAIL',
  summary: verb === 'confirm' ? 'the money is there: it is posted into the wallet' : 'no such money came; the agency is told why',
  words: 1,
  options: { reason: { type: 'string' } },
  async run(context, given) {
    context.requireStaff();
    const reference = codeForm(given.words[0] ?? '');
    const waiting = (await findTopUpsToCheck(context.deps.db)).find((row) => row.reference === reference);
    if (!waiting) throw new UsageError(`no transfer ${reference} waits; "topups list" shows those that do`);
    const decision = { topUpId: waiting.id, actor: context.actor };
    const reason = verb === 'refuse' ? reasonOf(given) : '';
    return refusing(context.print, async () => {
      await (verb === 'confirm' ? confirmTopUp(context.deps, decision) : refuseTopUp(context.deps, decision, reason));
      context.print(`${reference} is ${verb === 'confirm' ? 'posted' : 'refused'}.`);
    });
  },
});
const listReturns: OpsCommand = {
  name: 'topups returned',
  usage: '',
  summary: 'top-ups by card that need a person: another sum was taken, or the card company gave money back',
  words: 0,
  async run({ deps, print }) {
    const rows = await findTopUpsToSettle(deps.db);
    const moneyOf = (amount: number, currency: string) => formatMoney({ amount, currency }, 'en');
    if (rows.length === 0) print('No top-up needs a person.');
    else
      printTable(
        print,
        ['reference', 'agency', 'amount', 'why', 'went back', 'missing in the wallet'],
        rows.map(({ reference, agencyName, amountMinor, currency, attention, returnedMinor, missingMinor }) => [
          reference,
          agencyName,
          moneyOf(amountMinor, currency),
          attention ?? '',
          moneyOf(returnedMinor, currency),
          moneyOf(missingMinor, currency),
        ]),
      );
    return 0;
  },
};
const settleReturned: OpsCommand = {
  name: 'topups settle',
  usage: 'REFERENCE --as EMAIL',
  summary: 'take from the wallet what the card company gave back, and put the top-up away once nothing is missing',
  words: 1,
  async run(context, { words: [reference = ''] }) {
    context.requireStaff();
    const { deps, print, actor } = context;
    const found = (await findTopUpsToSettle(deps.db)).find((row) => row.reference === reference.toUpperCase());
    if (!found) throw new UsageError(`no top-up ${reference} needs a person; "topups returned" shows those that do`);
    return refusing(print, async () => {
      const missing = await settleReturns(deps, { topUpId: found.id, actor });
      const { currency } = found;
      print(
        missing === 0
          ? `${found.reference} is settled.`
          : `The wallet does not reach: ${formatMoney({ amount: missing, currency }, 'en')} of ${found.reference} are still missing.`,
      );
    });
  },
};
interface CodeGiven {
  code: string;
  amount: string;
  currency: string;
  until: unknown;
}
async function checkCode({ deps }: OpsContext, { code, amount, currency, until }: CodeGiven) {
  if (!/^[A-Za-z0-9-]{6,40}$/.test(code)) throw new UsageError('a code has 6 to 40 letters, digits and hyphens');
  if (!/^[1-9]\d{0,11}$/.test(amount)) throw new UsageError('the amount is in minor units, above zero');
  if (!(await findCurrencies(deps.db)).has(currency)) throw new UsageError(`we keep no money in ${currency}`);
  if (!localDate.optional().safeParse(until).success) throw new UsageError('--until is a day, like 2027-03-31');
}

const createCode: OpsCommand = {
  name: 'redeem create',
  usage: 'CODE AMOUNT_MINOR CURRENCY [--agency NAME] [--until YYYY-MM-DD] --as EMAIL',
  summary: 'a code that is worth wallet credit, once; letter case counts',
  words: 3,
  options: { agency: { type: 'string' }, until: { type: 'string' } },
  async run(context, { words: [code = '', amount = '', currency = ''], options }) {
    const { deps, print, actor } = context;
    context.requireStaff();
    await checkCode(context, { code, amount, currency, until: options['until'] });
    const agencyId = options['agency'] ? (await requireAgency(context, String(options['agency']))).id : null;
    const { rows } = await sql`
      insert into redeem_codes (code, amount_minor, currency, agency_id, expires_on, created_at, created_by)
      values (${code}, ${amount}, ${currency}, ${agencyId}, ${options['until'] ?? null}, ${deps.clock.now()}, ${actor}) on conflict do nothing returning code`.execute(
      deps.db,
    );
    const isNew = rows.length > 0;
    print(isNew ? `${code} can be redeemed.` : `There is a code ${code} already.`);
    return isNew ? 0 : 1;
  },
};
const refresh: OpsCommand = {
  name: 'rates refresh',
  usage: '',
  summary: "take the day's rates from RATES_URL (the European Central Bank's format)",
  words: 0,
  async run({ deps, print }) {
    const provider = createRateProvider(deps.settings);
    if (!provider) throw new UsageError('RATES_URL is not set: the rates stay as staff sets them');
    const { at, changed, missing } = await refreshRates(deps, provider);
    print(`Rates of ${at.toISOString()}: ${changed.length} changed; without: ${missing.join(', ') || 'none'}.`);
    return 0;
  },
};
const setRate: OpsCommand = {
  name: 'rates set',
  usage: 'CURRENCY RATE --as EMAIL',
  summary: "set a rate of the fixed table: units for one of the shop's own currency",
  words: 2,
  async run(context, { words: [currency = '', rate = ''] }) {
    context.requireStaff();
    if (!/^\d{1,9}(\.\d{1,8})?$/.test(rate) || Number(rate) <= 0) throw new UsageError('a rate is a number above zero');
    const { rows } =
      await sql`update currencies set rate = ${rate}, rate_at = ${context.deps.clock.now()} where code = ${currency} returning code`.execute(
        context.deps.db,
      );
    context.print(rows.length > 0 ? `1 of our own is ${rate} ${currency}.` : `We keep no ${currency}.`);
    return rows.length > 0 ? 0 : 1;
  },
};

/** Staff's work on money at the command line; each act is recorded with who did it. */
export const walletOps: OpsCommand[] = [
  ...creditOps,
  listTopUps,
  listReturns,
  settleReturned,
  decideTopUp('confirm'),
  decideTopUp('refuse'),
  createCode,
  ...ledgerOps,
  refresh,
  setRate,
];
