import { readAmount } from '../typing/amount.rules';
import { faultsOf, type Faults } from '../typing/fault';

export interface ConvertValues extends Record<string, unknown> {
  amount: string;
  from: string;
  to: string;
}
export interface Purse {
  /** Minor units that can be spent, by currency. */
  free: Record<string, number>;
  digitsIn: (currency: string) => number;
  language: string;
}

/** What is wrong with a conversion as typed. */
export function convertFaults({ amount, from, to }: ConvertValues, { free, digitsIn, language }: Purse): Faults {
  const read = readAmount(amount, { digits: digitsIn(from), language });
  const isTooMuch = read.ok && read.minor > (free[from] ?? 0);
  return faultsOf({
    amount: read.ok ? (isTooMuch ? { key: 'amountBalance' } : undefined) : read.fault,
    to: from === to ? { key: 'sameCurrency' } : undefined,
  });
}
