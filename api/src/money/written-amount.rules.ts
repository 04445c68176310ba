import { decimalText, exponentOf } from './format-money';

// Amounts as people and spreadsheets write them. An amount that can be read in two ways is refused with what to write instead: a wrong guess
// would be a price a hundred or a thousand times too low.

export type WrittenAmount = { ok: true; amount: number } | { ok: false; message: string };

const MOST = 1_000_000_000_000;
const PLAIN = /^(\d+)(?:([.,])(\d+))?$/;
/** Groups of three with one mark, and perhaps decimals behind the other mark: `1,234.50`, `1.250.000`. */
const GROUPED = /^\d{1,3}(?:([.,' \u00a0\u202f])\d{3})(?:\1\d{3})*(?:(?!\1)[.,](\d+))?$/;

const fail = (message: string): WrittenAmount => ({ ok: false, message });
const take = (digits: string): WrittenAmount =>
  Number(digits) <= MOST ? { ok: true, amount: Number(digits) } : fail(`"${digits}" is too large`);

/** How the number is written so that everybody reads the same. */
const example = (currency: string) => decimalText(exponentOf(currency) === 0 ? 3_500 : 3_500_00, currency);
const plainForms = (typed: string, currency: string) => {
  const [, whole = '', , fraction = ''] = PLAIN.exec(typed) ?? [];
  const digits = exponentOf(currency);
  return `write ${whole}${fraction}${digits > 0 ? `.${'0'.repeat(digits)}` : ''} or ${whole}${digits > 0 ? `.${fraction.slice(0, digits)}` : ''}`;
};

interface Parts {
  whole: string;
  fraction: string;
  isAmbiguous: boolean;
}

function groupedParts(typed: string): Parts | undefined {
  const grouped = GROUPED.exec(typed);
  if (!grouped) return undefined;
  const fraction = grouped[2] ?? '';
  const groups = fraction ? typed.slice(0, -fraction.length - 1) : typed;
  return { whole: groups.replace(/\D/g, ''), fraction, isAmbiguous: false };
}

/** `1,200` is twelve hundred or one point two; where the currency has no decimals it is a group of three. */
function partsOf(typed: string, digits: number): Parts | undefined {
  const plain = PLAIN.exec(typed);
  if (!plain) return groupedParts(typed);
  const [, whole = '', , fraction = ''] = plain;
  const mayBeGroups = fraction.length === 3 && !typed.startsWith('0') && GROUPED.test(typed);
  return mayBeGroups && digits === 0 ? groupedParts(typed) : { whole, fraction, isAmbiguous: mayBeGroups };
}

/** An amount in a currency's main unit, `35.00` or `1.234,50`, as minor units. */
export function readDecimalAmount(text: string, currency: string): WrittenAmount {
  const typed = text.normalize('NFKC').trim();
  const digits = exponentOf(currency);
  const read = partsOf(typed, digits);
  if (!read) return fail(`"${text}" is not an amount: write it in digits like ${example(currency)}`);
  if (read.isAmbiguous) return fail(`"${text}" can be read in two ways: ${plainForms(typed, currency)}`);
  if (read.fraction.length > digits)
    return fail(
      `"${text}" has ${read.fraction.length} decimals, ${currency} has ${digits === 0 ? 'none' : `at most ${digits}`}: write it like ${example(currency)}`,
    );
  return take(`${read.whole}${read.fraction.padEnd(digits, '0')}`);
}

/** Minor units, `3500`: digits alone. What looks like an amount in the main unit is refused, naming the decimal field that takes it. */
export function readMinorAmount(text: string, currency: string, decimalField: string): WrittenAmount {
  const typed = text.normalize('NFKC').trim();
  if (/^\d+$/.test(typed)) return take(typed);
  const asDecimal = readDecimalAmount(typed, currency);
  const instead = asDecimal.ok
    ? `write ${asDecimal.amount} here, or ${decimalText(asDecimal.amount, currency)} as ${decimalField}`
    : 'write digits alone, like 3500';
  return fail(`"${text}" is not a number of minor units (cents): ${instead}`);
}
