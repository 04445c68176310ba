import type { Money, Order } from '@straits/api-contract';
import type { Sql } from '../../../database/connection';
import { isUnpaid } from '../order-status.rules';
import type { OrderRow } from '../orders.sql';
import { findReceived, type ReceivedRow } from '../payments.sql';
import { balanceEndsAt, toPayMinor } from './deposit.rules';

type Plan = NonNullable<Order['plan']>;

const viewReceived = ({ part, amountMinor, currency, method, receivedAt }: ReceivedRow): Plan['payments'][number] => ({
  part: part === 'balance' ? 'balance' : 'deposit',
  amount: { amount: amountMinor, currency },
  method,
  at: receivedAt.toISOString(),
});

/** When an order that waits for its balance ends; before its deposit came, when it would. */
const endOf = ({ status, depositPaidAt, expiresAt }: OrderRow, balanceOn: string): Date =>
  (depositPaidAt && isUnpaid(status) && expiresAt) || balanceEndsAt(balanceOn);

/** How an order in two parts stands; nothing for one that is paid at once. */
export async function viewPlan(db: Sql, order: OrderRow): Promise<Pick<Order, 'plan'>> {
  const { depositMinor, balanceDue, currency } = order;
  if (depositMinor === null || balanceDue === null) return {};
  const payments = (await findReceived(db, order.id)).reverse().map(viewReceived);
  const money = (amount: number): Money => ({ amount, currency });
  return {
    plan: {
      deposit: money(depositMinor),
      balance: payments.find(({ part }) => part === 'balance')?.amount ?? money(order.totalMinor - depositMinor),
      due: money(isUnpaid(order.status) ? toPayMinor(order) : 0),
      balanceOn: balanceDue,
      endsAt: endOf(order, balanceDue).toISOString(),
      depositPaidAt: order.depositPaidAt?.toISOString() ?? null,
      payments,
    },
  };
}

type Listed = Pick<OrderRow, 'totalMinor' | 'depositMinor' | 'depositPaidAt' | 'balanceDue' | 'currency' | 'status'>;
/** In a list: what the next payment must bring, where that is not the total, and by which day a balance. */
export function viewDue(order: Listed): { due?: Money; balanceOn?: string } {
  const { depositMinor, depositPaidAt, balanceDue, currency, status } = order;
  if (depositMinor === null || !isUnpaid(status)) return {};
  const due = { amount: toPayMinor(order), currency };
  return depositPaidAt && balanceDue ? { due, balanceOn: balanceDue } : { due };
}
