import type { Money } from '@straits/api-contract';
import { refuse } from '../../../http/refusal';
import type { OrderRow } from '../orders.sql';

/** What comes back is what was shown to who agreed to it (A6). Refuses: price_changed. */
export function checkRefund({ currency }: Pick<OrderRow, 'currency'>, amountMinor: number, expected: Money | undefined): void {
  if (expected && (expected.amount !== amountMinor || expected.currency !== currency)) refuse('price_changed');
}
