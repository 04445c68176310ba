import type { Money, Order, OrderLine } from '@straits/api-contract';

type Terms = OrderLine['cancellation'];

/** One step of the cancellation terms, soonest first. The last one has no end. */
export interface CancellationStep {
  until: string | null;
  refundPercent: number;
  refund: Money;
  fee: Money;
  /** 'now' is the step in force; a step before it is over. */
  when: 'past' | 'now' | 'later';
}

/** What would come back of a line, step by step. Refunds are rounded down to whole minor units, as the API does. */
export function cancellationSteps(terms: Terms, total: Money, now: number): CancellationStep[] {
  const sorted = [...terms].sort((a, b) => (a.until ? Date.parse(a.until) : Infinity) - (b.until ? Date.parse(b.until) : Infinity));
  // Terms that end with a date leave the time after it without any refund.
  if (sorted.length > 0 && sorted.at(-1)?.until) sorted.push({ until: null, refundPercent: 0 });
  const current = sorted.findIndex(({ until }) => until === null || Date.parse(until) > now);
  return sorted.map(({ until, refundPercent }, index) => {
    const refund = Math.floor((total.amount * refundPercent) / 100);
    return {
      until,
      refundPercent,
      refund: { amount: refund, currency: total.currency },
      fee: { amount: total.amount - refund, currency: total.currency },
      when: index < current ? 'past' : index === current ? 'now' : 'later',
    };
  });
}

/** The step in force of every line that still stands; nothing comes back where the terms are over or say nothing. */
export function termsNow<L extends Pick<OrderLine, 'cancellation' | 'total' | 'isCancelled'>>(
  lines: L[],
  now: number,
): { line: L; step: Pick<CancellationStep, 'until' | 'refundPercent'> }[] {
  return lines
    .filter(({ isCancelled }) => !isCancelled)
    .map((line) => ({
      line,
      step: cancellationSteps(line.cancellation, line.total, now).find(({ when }) => when === 'now') ?? { until: null, refundPercent: 0 },
    }));
}

/** While an order stands, what a cancellation would cost is worth knowing. */
export const canStillCancel = (order: Pick<Order, 'status'>) =>
  order.status === 'paid' || order.status === 'VERIFYING' || order.status === 'ORDERED';
