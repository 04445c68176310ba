import type { Order } from '@straits/api-contract';
import type { Sql } from '../../../database/connection';
import { isUnpaid } from '../order-status.rules';
import type { OrderRow } from '../orders.sql';
import { findReceived } from '../payments.sql';
import { balanceEndsAt, toPayMinor } from './deposit.rules';

/** How an order in two parts stands; nothing for one that is paid at once. */
export async function viewPlan(db: Sql, order: OrderRow): Promise<Pick<Order, 'plan'>> {
  const { depositMinor, balanceDue, currency } = order;
  if (depositMinor === null || balanceDue === null) return {};
  const received = (await findReceived(db, order.id)).reverse();
  const money = (amount: number) => ({ amount, currency });
  const balance = received.find(({ part }) => part === 'balance')?.amountMinor ?? order.totalMinor - depositMinor;
  return {
    plan: {
      deposit: money(depositMinor),
      balance: money(balance),
      due: money(isUnpaid(order.status) ? toPayMinor(order) : 0),
      balanceOn: balanceDue,
      endsAt: (order.depositPaidAt && isUnpaid(order.status) && order.expiresAt
        ? order.expiresAt
        : balanceEndsAt(balanceDue)
      ).toISOString(),
      depositPaidAt: order.depositPaidAt?.toISOString() ?? null,
      payments: received.map(({ part, amountMinor, method, receivedAt }) => ({
        part: part === 'balance' ? ('balance' as const) : ('deposit' as const),
        amount: money(amountMinor),
        method,
        at: receivedAt.toISOString(),
      })),
    },
  };
}
