import type { SpendingLimits } from '@straits/api-contract';

/** What a payment of an order would count, all in minor units of the agency's currency. */
interface Spend {
  /** The whole price of the order, also when only a part of it is paid. */
  orderTotal: number;
  /** What is paid now. */
  amount: number;
  /** The month's sum without it. */
  spent: number;
}
/** Whether a payment is within a person's limits: of an order by its whole price, of a month by what is paid in it. */
export function isWithin(limits: SpendingLimits, { orderTotal, amount, spent }: Spend): boolean {
  const { perOrder, perMonth } = limits;
  return (perOrder === null || orderTotal <= perOrder) && (perMonth === null || spent + amount <= perMonth);
}
