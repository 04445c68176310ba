import { readFile } from 'node:fs/promises';
import type { BankReport } from '@straits/api-contract';
import { formatMoney } from '../../money/format-money';
import { printTable, refusing, UsageError, type OpsCommand } from '../../ops/ops-command';
import { importBankFile } from './import-bank-file';

const SAYS = {
  waits: '',
  posted: ' (posted)',
  isLate: ' (late: --confirm books it, or sends it back)',
  lateBooked: ' (late, booked)',
  goesBack: ' (goes back: see refunds list)',
};
function wayOf({
  isLate,
  isConfirmed,
  goesBack,
}: Pick<BankReport['matched'][number], 'isLate' | 'isConfirmed' | 'goesBack'>): keyof typeof SAYS {
  if (goesBack) return 'goesBack';
  if (isLate) return isConfirmed ? 'lateBooked' : 'isLate';
  return isConfirmed ? 'posted' : 'waits';
}

function whyNot({ near, isSecond }: Pick<BankReport['unmatched'][number], 'near' | 'isSecond'>): string {
  if (near === null) return '?';
  return isSecond ? `? ${near}, paid before` : `? ${near}, another amount`;
}

const importFile: OpsCommand = {
  name: 'bank import',
  usage: 'FILE [--confirm] --as EMAIL',
  summary: "match the bank's lines (CSV, MT940, camt.053) to top-ups and transfers; --confirm posts those that match",
  words: 1,
  options: { confirm: { type: 'boolean' } },
  async run({ deps, print, requireStaff }, { words: [file = ''], options }) {
    const { userId } = requireStaff();
    const content = await readFile(file, 'utf8').catch(() => {
      throw new UsageError(`${file} cannot be read`);
    });
    return refusing(print, async () => {
      const report = await importBankFile(deps, { content, confirm: options.confirm === true, staffId: userId });
      print(`${report.taken} new lines, ${report.known} known before.`);
      printTable(
        print,
        ['pays', 'booked', 'amount', 'text'],
        [
          ...report.matched.map(({ line, to, ...one }) => ({ line, says: `${to}${SAYS[wayOf(one)]}` })),
          ...report.unmatched.map(({ line, ...one }) => ({ line, says: whyNot(one) })),
        ].map(({ line, says }) => [says, line.bookedOn, formatMoney(line.amount, 'en'), line.text.slice(0, 60)]),
      );
    });
  },
};

/** The bank's lines at the command line. */
export const reconciliationOps: OpsCommand[] = [importFile];
