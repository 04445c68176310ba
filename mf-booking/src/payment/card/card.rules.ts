import { hasCheckDigit } from '@straits/api-contract/card-number';
import { fault, faultsOf, type Fault, type Faults } from '../../typing/fault';

export interface CardValues {
  number: string;
  expiry: string;
  cvc: string;
  holder: string;
}
export const NO_CARD: CardValues = { number: '', expiry: '', cvc: '', holder: '' };

export type Brand = 'visa' | 'mastercard' | 'amex' | 'unionpay' | 'jcb' | 'other';

const BRANDS: [Brand, RegExp][] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|2[2-7])/],
  ['amex', /^3[47]/],
  ['unionpay', /^62/],
  ['jcb', /^35/],
];
/** Digits of a card number (ISO/IEC 7812). */
const LENGTH = { min: 13, max: 19 };

export const digitsOf = (typed: string) => typed.replace(/\D/g, '');
export const brandOf = (typed: string): Brand => BRANDS.find(([, start]) => start.test(digitsOf(typed)))?.[0] ?? 'other';

const groupsOf = (digits: string) => (brandOf(digits) === 'amex' ? /^(\d{0,4})(\d{0,6})(\d{0,5}).*$/ : null);

/** In the groups that are printed on the card. */
export function formatCardNumber(typed: string): string {
  const digits = digitsOf(typed).slice(0, LENGTH.max);
  const special = groupsOf(digits)?.exec(digits);
  const groups = special ? special.slice(1) : (digits.match(/.{1,4}/g) ?? []);
  return groups.filter(Boolean).join(' ');
}

// A year of four digits is written with its last two.
const shortYear = (digits: string) => (digits.length >= 4 ? digits.slice(2, 4) : digits.slice(0, 2));
const joinExpiry = (month: string, year: string) => `${month.padStart(2, '0').slice(0, 2)} / ${shortYear(year)}`;

/** "0429", "4/29" and "04/2029" as `04 / 29`; what is being typed stays as it is. */
export function formatExpiry(typed: string): string {
  const [first = '', second] = typed.split('/').map(digitsOf);
  if (second !== undefined) return second ? joinExpiry(first, second) : typed;
  // A first digit above 1 can only be a month.
  const digits = /^[2-9]/.test(first) ? `0${first}` : first;
  return digits.length > 2 ? joinExpiry(digits.slice(0, 2), digits.slice(2)) : digits;
}

/** Formats while somebody types at the end; changes in the middle and deletions are left alone until the field is left. */
export const reshapeAtEnd = (format: (typed: string) => string) => (typed: string, before: string) =>
  typed.length > before.length && typed.startsWith(before) ? format(typed) : typed;

export function readExpiry(typed: string): { month: number; year: number } | null {
  const match = /^(\d\d) \/ (\d\d)$/.exec(formatExpiry(typed));
  if (!match) return null;
  const month = Number(match[1]);
  return month >= 1 && month <= 12 ? { month, year: 2000 + Number(match[2]) } : null;
}

function numberFault(typed: string): Fault | undefined {
  const digits = digitsOf(typed);
  if (!digits) return fault('cardNumberMissing');
  if (/[^\d\s-]/.test(typed) || digits.length < LENGTH.min || digits.length > LENGTH.max) return fault('cardNumberLength');
  return hasCheckDigit(digits) ? undefined : fault('cardNumber');
}

function expiryFault(typed: string, today: string): Fault | undefined {
  if (!typed.trim()) return fault('cardExpiryMissing');
  const expiry = readExpiry(typed);
  if (!expiry) return fault('cardExpiry');
  // A card is good until the end of its month.
  const last = `${expiry.year}-${String(expiry.month).padStart(2, '0')}`;
  return last < today.slice(0, 7) ? fault('cardExpired') : undefined;
}

function cvcFault(typed: string, number: string): Fault | undefined {
  const count = brandOf(number) === 'amex' ? 4 : 3;
  if (!typed.trim()) return fault('cardCvcMissing');
  return new RegExp(`^\\d{${count}}$`).test(typed.trim()) ? undefined : fault('cardCvc', { count });
}

/** What is wrong with a card as typed; spaces and hyphens are fine (U17). `today` as `2026-11-21`. */
export const cardFaults = ({ number, expiry, cvc, holder }: CardValues, today: string): Faults =>
  faultsOf({
    number: numberFault(number),
    expiry: expiryFault(expiry, today),
    cvc: cvcFault(cvc, number),
    holder: holder.trim().length > 1 ? undefined : fault('cardHolder'),
  });
