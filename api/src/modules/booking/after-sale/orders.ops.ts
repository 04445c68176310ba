import { Refusal } from '../../../http/refusal';
import { formatMoney } from '../../../money/format-money';
import { parseMoney } from '../../../money/parse-money';
import { printTable, UsageError, type OpsCommand, type OpsContext } from '../../../ops/ops-command';
import { viewOpenBalances } from '../deposits/view-balances';
import { recordLateMoney, resolveStuck } from './help-order';
import { confirmRefundPaid } from './refund.jobs';
import { findRefundsToPay } from './refunds.sql';
import { findManifest } from './staff-orders.sql';
import { findStuckOrders } from './stuck.sql';

/** What a refusal means to staff, where its words are for shoppers. */
const OTHERWISE: Partial<Record<string, string>> = {
  price_changed:
    'Another amount was asked for than came: nothing is changed. Send what came back by hand, or ask for the rest, and `orders resolve`.',
};

/** Does it and says so, or says why it could not be done. */
async function orSayWhy(context: OpsContext, act: () => Promise<string>): Promise<number> {
  try {
    context.print(await act());
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    context.print(OTHERWISE[error.code] ?? `${error.code}: ${error.message}`);
    return 1;
  }
}

/** Staff's work on orders that need a person, at the command line: the same use cases as staff's API. */
export const orderOps: OpsCommand[] = [
  {
    name: 'orders stuck',
    usage: '',
    summary: 'orders that cannot go on by themselves',
    words: 0,
    async run({ deps, print }) {
      const rows = await findStuckOrders(deps.db);
      if (rows.length === 0) print('No order is stuck.');
      else
        printTable(
          print,
          ['order', 'state', 'reason', 'since', 'name'],
          rows.map((row) => [row.code, row.status, row.stuckReason ?? '', row.stuckSince?.toISOString() ?? '', row.contactName]),
        );
      return 0;
    },
  },
  {
    name: 'orders balances',
    usage: '',
    summary: 'orders that wait for the balance after a deposit',
    words: 0,
    async run({ deps, print }) {
      const rows = await viewOpenBalances(deps);
      if (rows.length === 0) print('No balance is open.');
      else
        printTable(
          print,
          ['order', 'balance', 'due', 'cancelled', 'name', ''],
          rows.map((row) => [
            row.code,
            formatMoney(row.balance, 'en'),
            row.balanceOn,
            row.endsAt,
            row.contactName,
            row.isOverdue ? 'overdue' : row.status === 'ORDERED' ? '' : 'being paid',
          ]),
        );
      return 0;
    },
  },
  {
    name: 'orders resolve',
    usage: 'ORDER --note TEXT --as EMAIL',
    summary: 'a stuck order is looked after; the note stays in its history',
    words: 1,
    options: { note: { type: 'string' } },
    async run(context, { words: [code = ''], options }) {
      const { userId } = context.requireStaff();
      const note = String(options.note ?? '').trim();
      if (note.length < 3) throw new UsageError('say --note TEXT');
      return orSayWhy(context, async () => {
        await resolveStuck(context.deps, { code, staffId: userId, note });
        return `Order ${code} is looked after.`;
      });
    },
  },
  {
    name: 'orders late-money',
    usage: 'ORDER --amount "SGD 288.00" [--reference REF] --as EMAIL',
    summary: 'money came after the order had ended, or was paid in another way: it is booked, or goes back',
    words: 1,
    options: { amount: { type: 'string' }, reference: { type: 'string' } },
    async run(context, { words: [code = ''], options }) {
      const { userId } = context.requireStaff();
      const amount = parseMoney(String(options.amount ?? ''));
      if (!amount) throw new UsageError('say --amount with what the bank shows, and its currency: --amount "SGD 288.00"');
      return orSayWhy(context, async () => {
        const reference = options.reference === undefined ? undefined : String(options.reference);
        const outcome = await recordLateMoney(context.deps, { code, staffId: userId, amount, reference });
        return outcome === 'booked' ? `Order ${code} is booked.` : `${formatMoney(amount, 'en')} goes back: see refunds list.`;
      });
    },
  },
  {
    name: 'refunds list',
    usage: '',
    summary: 'refunds that a person must pay out',
    words: 0,
    async run({ deps, print }) {
      const rows = await findRefundsToPay(deps.db);
      if (rows.length === 0) print('No refund is waiting.');
      else
        printTable(
          print,
          ['refund', 'order', 'amount', 'name', 'state'],
          rows.map((row) => [
            row.id,
            row.orderCode,
            formatMoney({ amount: row.amountMinor, currency: row.currency }, 'en'),
            row.contactName,
            row.status,
          ]),
        );
      return 0;
    },
  },
  {
    name: 'refunds paid',
    usage: 'REFUND --reference TEXT --as EMAIL',
    summary: 'a refund was paid out by hand; the payer is told',
    words: 1,
    options: { reference: { type: 'string' } },
    async run(context, { words: [refundId = ''], options }) {
      context.requireStaff();
      const reference = String(options.reference ?? '').trim();
      if (reference.length < 3) throw new UsageError('say --reference TEXT: the number of your transfer');
      return orSayWhy(context, async () => {
        await confirmRefundPaid(context.deps, { refundId, reference });
        return 'The refund is paid out.';
      });
    },
  },
  {
    name: 'orders manifest',
    usage: 'DATE',
    summary: 'everybody who travels on a day',
    words: 1,
    async run({ deps, print }, { words: [date = ''] }) {
      if (!/^\d{4}-\d\d-\d\d$/.test(date)) throw new UsageError('the day as 2026-12-31');
      const rows = await findManifest(deps, { date });
      if (rows.length === 0) print('Nobody travels that day.');
      else
        printTable(
          print,
          ['product', 'start', 'order', 'traveller', 'room or seat', 'ticket', 'answers'],
          rows.flatMap((row) =>
            row.travellers.map(({ name, unitName, berth, ticketCode, answers }) => [
              `${row.productName}, ${row.optionName}`,
              row.startTime,
              row.orderCode,
              `${name} (${unitName})`,
              berth,
              ticketCode ?? '',
              [...row.answers, ...answers].map(({ label, text }) => `${label}: ${text}`).join('; '),
            ]),
          ),
        );
      return 0;
    },
  },
];
