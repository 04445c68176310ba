import { codeForm } from '@straits/api-contract/text-form';
import { printTable, refusing, UsageError, type OpsCommand, type OpsContext } from '../../../ops/ops-command';
import { askAgain, confirmByHand, refuseByHand } from './help-supplier';
import { findWaitingBookings, type WaitingBooking } from './supplier-bookings.sql';

async function findOf({ deps }: OpsContext, orderCode: string): Promise<WaitingBooking[]> {
  const found = (await findWaitingBookings(deps.db)).filter((row) => row.orderCode === codeForm(orderCode));
  if (found.length === 0) throw new UsageError(`no supplier owes an answer for order ${orderCode}; "suppliers list" shows those that do`);
  return found;
}

const each = (context: OpsContext, orderCode: string, act: (booking: WaitingBooking) => Promise<void>): Promise<number> =>
  refusing(context.print, async () => {
    for (const booking of await findOf(context, orderCode)) {
      await act(booking);
      context.print(`${booking.productName}: done.`);
    }
  });

const textOf = (options: Record<string, string | boolean | undefined>, name: string) => {
  const text = String(options[name] ?? '').trim();
  if (text.length < 3) throw new UsageError(`say --${name} TEXT`);
  return text;
};

/** Supplier confirmations at the command line. */
export const supplierOps: OpsCommand[] = [
  {
    name: 'suppliers list',
    usage: '',
    summary: 'what suppliers owe an answer for',
    words: 0,
    async run({ deps, print }) {
      const rows = await findWaitingBookings(deps.db);
      if (rows.length === 0) print('No supplier owes an answer.');
      else
        printTable(
          print,
          ['order', 'state', 'product', 'date', 'supplier', 'wanted', 'is', 'since'],
          rows.map((row) => [
            ...[row.orderCode, row.orderStatus, row.productName, row.localDate ?? ''],
            ...[row.supply.port === 'octo' ? row.supply.connection : row.supply.port, row.wanted, row.state],
            row.waitingSince?.toISOString() ?? '',
          ]),
        );
      return 0;
    },
  },
  {
    name: 'suppliers confirm',
    usage: 'ORDER --reference TEXT --as EMAIL',
    summary: 'the supplier confirmed by telephone or mail: the tickets are mailed',
    words: 1,
    options: { reference: { type: 'string' } },
    async run(context, { words: [code = ''], options }) {
      const { userId: staffId } = context.requireStaff();
      const reference = textOf(options, 'reference');
      return each(context, code, ({ id }) => confirmByHand(context.deps, { bookingId: id, staffId }, reference));
    },
  },
  {
    name: 'suppliers refuse',
    usage: 'ORDER --reason TEXT --as EMAIL',
    summary: 'the supplier refused by telephone or mail: what was paid goes back',
    words: 1,
    options: { reason: { type: 'string' } },
    async run(context, { words: [code = ''], options }) {
      const { userId: staffId } = context.requireStaff();
      const reason = textOf(options, 'reason');
      return each(context, code, ({ id }) => refuseByHand(context.deps, { bookingId: id, staffId }, reason));
    },
  },
  {
    name: 'suppliers ask',
    usage: 'ORDER',
    summary: 'ask the supplier of an order once more',
    words: 1,
    run: (context, { words: [code = ''] }) => each(context, code, ({ id }) => askAgain(context.deps, id)),
  },
];
