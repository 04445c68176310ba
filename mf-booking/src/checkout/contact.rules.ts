import { isEmail } from '@straits/api-contract/email';
import { fault, faultsOf, type Faults } from '../typing/fault';

export interface ContactValues {
  name: string;
  email: string;
  phone: string;
  country: string;
}
export const NO_CONTACT: ContactValues = { name: '', email: '', phone: '', country: 'SG' };

const PHONE_SIGNS = /^[\d\s()+.\-/]*$/;
/** Digits of the shortest and the longest number in use (E.164). */
const PHONE_DIGITS = { min: 6, max: 15 };

const emailFault = (email: string) => {
  if (!email) return fault('emailMissing');
  return isEmail(email) ? undefined : fault('email');
};
const phoneFault = (phone: string) => {
  if (!phone) return fault('phoneMissing');
  const digits = phone.replace(/\D/g, '').length;
  return PHONE_SIGNS.test(phone) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max ? undefined : fault('phone');
};

/** What is wrong with the contact details. Spaces, hyphens and brackets in a number are fine (U17). */
export function contactFaults(values: Partial<ContactValues>): Faults {
  const typed = (field: keyof ContactValues) => (values[field] ?? '').trim();
  return faultsOf({
    name: [...typed('name')].length > 1 ? undefined : fault('contactName'),
    email: emailFault(typed('email')),
    country: typed('country') ? undefined : fault('country'),
    phone: phoneFault(typed('phone')),
  });
}

export const isContactComplete = (values: Partial<ContactValues>) => Object.keys(contactFaults(values)).length === 0;

const CHINESE = /^[\p{Script=Han}·]+$/u;

/** A whole name as given and family name, as a first guess that the traveller checks: Chinese begins with the family, others end with it. */
export function splitName(name: string): { givenNames: string; familyName: string; singleName: boolean } {
  const words = name.trim().split(/\s+/);
  const [only = ''] = words;
  if (words.length === 1 && CHINESE.test(only) && [...only].length > 1) {
    const [family = '', ...given] = [...only];
    return { givenNames: given.join(''), familyName: family, singleName: false };
  }
  if (words.length === 1) return { givenNames: only, familyName: '', singleName: true };
  return { givenNames: words.slice(0, -1).join(' '), familyName: words.at(-1) ?? '', singleName: false };
}
