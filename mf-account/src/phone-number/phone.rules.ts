import { callingCode } from './calling-codes';

const withinLength = (whole: string) => (whole.length >= 8 && whole.length <= 16 ? whole : undefined);

/** The number as E.164 writes it, or undefined when it cannot be one by its form; whether it is one of its country the API knows. A number typed with its + keeps its own country. */
export function internationalPhone(phone: string | undefined, country: string | undefined): string | undefined {
  const digits = (phone ?? '').trim().replace(/[\s().\-/]/g, '');
  if (!/^\+?\d{4,15}$/.test(digits)) return undefined;
  if (digits.startsWith('+')) return withinLength(digits);
  // A leading 0 is for calls inside the country; Italy alone keeps it.
  const national = country === 'IT' ? digits : digits.replace(/^0+/, '');
  return withinLength(`+${callingCode(country ?? 'SG')}${national}`);
}

/** A kept number as it is dialled in its country: what stands in the form. */
export function nationalPhone(phone: string | null, country: string | null): string {
  const code = `+${callingCode(country ?? '')}`;
  return phone?.startsWith(code) && code !== '+' ? phone.slice(code.length) : (phone ?? '');
}
