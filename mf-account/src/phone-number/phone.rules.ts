import { callingCode } from './calling-codes';

type NumberOf = (typed: string, country: string | undefined) => string | undefined;
let numberOf: NumberOf | undefined;

/** Loads the API's own rule, too large for a page's first script: true the first time. Where it does not come, the form of a number is checked, and the API knows the rest. */
export async function loadNumbers(): Promise<boolean> {
  if (numberOf) return false;
  try {
    numberOf = (await import('@straits/api-contract/phone')).phoneNumberOf;
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with a number that need not be given: its form, or that it is none of its country. A number typed with its + has its own country. */
export function phoneFault(phone: string | undefined, country: string | undefined): string | undefined {
  const typed = (phone ?? '').trim();
  if (!typed) return undefined;
  if (!/^\+?\d{4,15}$/.test(typed.replace(/[\s().\-/]/g, ''))) return 'fault.phoneFormat';
  return numberOf && !numberOf(typed, country) ? 'phone_invalid' : undefined;
}

/** A kept number as it is dialled in its country: what stands in the form. */
export function nationalPhone(phone: string | null, country: string | null): string {
  const code = `+${callingCode(country ?? '')}`;
  return phone?.startsWith(code) && code !== '+' ? phone.slice(code.length) : (phone ?? '');
}
