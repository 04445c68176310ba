import type { SpendingLimits } from '@straits/api-contract';

/** Whether a sum is within a person's limits, all in minor units of the agency's currency. `spent` is the month's without it. */
export function isWithin(limits: SpendingLimits, { amount, spent }: { amount: number; spent: number }): boolean {
  const { perOrder, perMonth } = limits;
  return (perOrder === null || amount <= perOrder) && (perMonth === null || spent + amount <= perMonth);
}
