import { printTable, UsageError, type OpsCommand } from '../../../ops/ops-command';
import { tellVisitors } from './tell-visitors';

/** What staff does when weather or a closure hits a day that people have booked. */
export const visitOps: OpsCommand[] = [
  {
    name: 'orders notice',
    usage: 'PRODUCT DATE --reason TEXT --as EMAIL',
    summary: 'weather or a closure: tells who has booked that day, and names the guests to call',
    words: 2,
    options: { reason: { type: 'string' } },
    async run(context, { words: [productId = '', date = ''], options }) {
      context.requireStaff();
      const reason = String(options.reason ?? '').trim();
      if (!/^\d{4}-\d\d-\d\d$/.test(date)) throw new UsageError('the day as 2026-12-31');
      if (reason.length < 3 || reason.length > 300) throw new UsageError('say --reason TEXT, at most 300 letters: travellers read it');
      const { db, clock } = context.deps;
      const { told, guests } = await db.transaction().execute((trx) => tellVisitors(trx, { productId, date, reason, at: clock.now() }));
      context.print(`${told} told in their bell.`);
      if (guests.length > 0)
        printTable(
          context.print,
          ['guest to call', 'phone', 'order'],
          guests.map(({ contactName, contactPhone, orderCode }) => [contactName, contactPhone, orderCode]),
        );
      return 0;
    },
  },
];
