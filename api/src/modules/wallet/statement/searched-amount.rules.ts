import { exponentOf } from '../../../money/format-money';

/**
 * What was searched for as an amount, in minor units and without its sign; undefined when it is none. Points and commas are read as any language
 * writes them: `1,250.5` and `1.250,50` are both 125050 cents, `1.250` is 1,250 whole ones.
 */
export function searchedAmount(words: string, currency: string): number | undefined {
  const digits = exponentOf(currency);
  const plain = words.replaceAll(/[^\d.,]/g, '');
  const [, whole = plain, part = ''] = (digits > 0 && /^(.*)[.,](\d{1,2})$/.exec(plain)) || [];
  const minor = whole.replaceAll(/[.,]/g, '') + part.padEnd(digits, '0');
  const amount = Number(minor);
  return /\d/.test(plain) && Number.isSafeInteger(amount) ? amount : undefined;
}
