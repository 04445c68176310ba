import { isEmail } from '@straits/api-contract/email';
import { faultOfName, undrawnLetters } from '@straits/api-contract/person-name';
import { isPhone } from '@straits/api-contract/phone-form';
import { fault, faultsOf, type Faults } from '../typing/fault';

export interface ContactValues {
  name: string;
  email: string;
  phone: string;
  country: string;
}
export const NO_CONTACT: ContactValues = { name: '', email: '', phone: '', country: 'SG' };

const NAME_FAULTS = { letters: 'contactNameSigns', script: 'nameScript' } as const;
const nameFault = (name: string) => {
  if ([...name].length < 2) return fault('contactName');
  const wrong = faultOfName(name);
  return wrong && fault(NAME_FAULTS[wrong], wrong === 'script' ? { letters: undrawnLetters(name).join(' ') } : undefined);
};
const emailFault = (email: string) => {
  if (!email) return fault('emailMissing');
  return isEmail(email) ? undefined : fault('email');
};
const phoneFault = (phone: string) => {
  if (!phone) return fault('phoneMissing');
  return isPhone(phone) ? undefined : fault('phone');
};

/** What is wrong with the contact details. */
export function contactFaults(values: Partial<ContactValues>): Faults {
  const typed = (field: keyof ContactValues) => (values[field] ?? '').trim();
  return faultsOf({
    name: nameFault(typed('name')),
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
