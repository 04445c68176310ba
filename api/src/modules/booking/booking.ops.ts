import { codeForm } from '@straits/api-contract/text-form';
import { formatMoney } from '../../money/format-money';
import { printTable, telling, UsageError, type OpsCommand, type OpsContext } from '../../ops/ops-command';
import { orderOps } from './after-sale/orders.ops';
import { visitOps } from './after-sale/visits.ops';
import { discountOps } from './discounts/discounts.ops';
import { confirmProof, refuseProof } from './decide-proof';
import { findPaymentsToCheck } from './payments.sql';
import { supplierOps } from './suppliers/suppliers.ops';
import { ticketOps } from './tickets/tickets.ops';

/** The waiting proof of an order, by the order's number as staff reads it. */
async function findWaiting({ deps }: OpsContext, orderCode: string) {
  const waiting = (await findPaymentsToCheck(deps.db)).find((row) => row.orderCode === codeForm(orderCode));
  if (!waiting) throw new UsageError(`no proof waits for order ${orderCode}; "payments list" shows those that do`);
  return waiting;
}

/** Staff's work on payment proofs at the command line: the same use cases as staff's API, recorded with who decided. */
export const bookingOps: OpsCommand[] = [
  ...discountOps,
  ...orderOps,
  ...visitOps,
  ...ticketOps,
  ...supplierOps,
  {
    name: 'payments list',
    usage: '',
    summary: 'payment proofs that wait for a decision',
    words: 0,
    async run({ deps, print }) {
      const rows = await findPaymentsToCheck(deps.db);
      if (rows.length === 0) print('No proof is waiting.');
      else
        printTable(
          print,
          ['order', 'amount', 'name', 'since', 'proof'],
          rows.map((row) => [
            row.orderCode,
            formatMoney({ amount: row.amountMinor, currency: row.currency }, 'en'),
            row.contactName,
            row.proofAt?.toISOString() ?? '',
            row.proofFile ?? '',
          ]),
        );
      return 0;
    },
  },
  {
    name: 'payments confirm',
    usage: 'ORDER --as EMAIL',
    summary: 'the money is there: the order is paid and its tickets are mailed',
    words: 1,
    async run(context, { words: [orderCode = ''] }) {
      const { userId } = context.requireStaff();
      const { id } = await findWaiting(context, orderCode);
      return telling(context, () => confirmProof(context.deps, { paymentId: id, staffId: userId }), `Order ${orderCode} is paid.`);
    },
  },
  {
    name: 'payments refuse',
    usage: 'ORDER --reason TEXT --as EMAIL',
    summary: 'the proof shows no such payment: the payer is told why and has another day',
    words: 1,
    options: { reason: { type: 'string' } },
    async run(context, { words: [orderCode = ''], options }) {
      const { userId } = context.requireStaff();
      const reason = String(options.reason ?? '').trim();
      if (reason.length < 3) throw new UsageError('say --reason TEXT: the payer reads it');
      const { id } = await findWaiting(context, orderCode);
      return telling(
        context,
        () => refuseProof(context.deps, { paymentId: id, staffId: userId }, reason),
        `The proof of order ${orderCode} is refused.`,
      );
    },
  },
];
