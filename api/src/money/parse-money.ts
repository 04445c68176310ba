import type { Money } from '@straits/api-contract';
import { exponentOf } from './format-money';

/** An amount as a bank's page and our own tables write it: `SGD 1,152.00`, `JPY 9800`. Undefined for anything else, also for a number without its currency. */
export function parseMoney(text: string): Money | undefined {
  const [, currency = '', whole = '', fraction = ''] = /^([A-Z]{3}) (\d{1,3}(?:,\d{3})*|\d{1,10})(?:\.(\d+))?$/.exec(text.trim()) ?? [];
  if (!currency || fraction.length !== exponentOf(currency)) return undefined;
  return { amount: Number(`${whole.replaceAll(',', '')}${fraction}`), currency };
}
