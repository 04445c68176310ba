import { isEmail } from '@straits/api-contract/email';
import { isPhone } from '@straits/api-contract/phone-form';
import type { HttpFailure } from '@straits/http';
import { isPlainDate } from '../place-time/plain-date.rules';

/** The easy-quote form: every field is required (specification, 5). */
export interface Quote {
  date?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  note?: string;
}
export const QUOTE_FIELDS = ['date', 'firstName', 'lastName', 'email', 'phone', 'note'] as const satisfies readonly (keyof Quote)[];

/** Keys of the words for each fault, under `quote.faults` in the texts. */
export type QuoteFault =
  | 'dateMissing'
  | 'datePast'
  | 'firstNameMissing'
  | 'lastNameMissing'
  | 'emailMissing'
  | 'emailForm'
  | 'phoneMissing'
  | 'phoneForm'
  | 'noteMissing'
  | 'noteShort'
  | 'noteLong';
export type QuoteFaults = Partial<Record<keyof Quote, QuoteFault>>;

// As the contact form and the API count: code points, 10 to 160.
export const NOTE_LENGTH = { least: 10, most: 160 };
const PRODUCT_LENGTH = 200;
const clean = (text: string | undefined) => (text ?? '').trim();

function dateFault(date: string, today: string | null): QuoteFault | undefined {
  if (!isPlainDate(date)) return 'dateMissing';
  return today !== null && date < today ? 'datePast' : undefined;
}

function emailFault(email: string): QuoteFault | undefined {
  if (email === '') return 'emailMissing';
  return isEmail(email) ? undefined : 'emailForm';
}

function phoneFault(phone: string): QuoteFault | undefined {
  if (phone === '') return 'phoneMissing';
  return isPhone(phone) ? undefined : 'phoneForm';
}

function noteFault(note: string): QuoteFault | undefined {
  const length = [...note].length;
  if (length === 0) return 'noteMissing';
  if (length < NOTE_LENGTH.least) return 'noteShort';
  return length > NOTE_LENGTH.most ? 'noteLong' : undefined;
}

/** All faults in the order of the fields. `today` null: nobody knows the day yet. */
export function quoteFaults(quote: Quote, today: string | null): QuoteFaults {
  const faults: QuoteFaults = {
    date: dateFault(clean(quote.date), today),
    firstName: clean(quote.firstName) ? undefined : 'firstNameMissing',
    lastName: clean(quote.lastName) ? undefined : 'lastNameMissing',
    email: emailFault(clean(quote.email)),
    phone: phoneFault(clean(quote.phone)),
    note: noteFault(clean(quote.note)),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));
}

/** As the API's enquiry: the product with the date, and `about` (a waiting list) where it is one. */
export function enquiryOf(quote: Quote, product: string, about = ''): Record<string, string> {
  const subject = [product, clean(quote.date), about].filter(Boolean).join(' · ');
  return {
    name: `${clean(quote.firstName)} ${clean(quote.lastName)}`.slice(0, 200),
    email: clean(quote.email),
    phone: clean(quote.phone).slice(0, 30),
    product: [...subject].slice(0, PRODUCT_LENGTH).join(''),
    note: clean(quote.note),
  };
}

/** Where in the form a refusal leads: the field that the API names, else the note, which is what was being sent. */
export function refusedField(failure: HttpFailure): keyof Quote {
  const named = failure.kind === 'refused' ? failure.error.fields?.[0]?.field : undefined;
  return named === 'name' ? 'firstName' : (QUOTE_FIELDS.find((field) => field === named) ?? 'note');
}
