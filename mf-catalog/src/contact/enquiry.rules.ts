import type { User } from '@straits/api-contract';
import { isEmail } from '@straits/api-contract/email';
import { isPhone } from '@straits/api-contract/phone-form';
import { ATTACHMENT_MAX_BYTES, NOTE_MAX, NOTE_MIN } from '@straits/api-contract/constants';
import type { HttpFailure } from '@straits/http';

export interface EnquiryForm {
  name?: string;
  email?: string;
  phone?: string;
  product?: string;
  bookingId?: string;
  note?: string;
}

export const FIELDS = ['name', 'email', 'phone', 'product', 'bookingId', 'note'] as const satisfies readonly (keyof EnquiryForm)[];

/** What the link to the form names already (M56). */
export const readPrefilled = (search: URLSearchParams) => ({
  product: (search.get('product') ?? '').slice(0, 200),
  bookingId: (search.get('bookingId') ?? search.get('booking') ?? '').slice(0, 60),
});

/** What we know of who is signed in. */
export const ownContact = (user: Pick<User, 'Name' | 'Email' | 'Phone'> | null) =>
  user ? { name: user.Name, email: user.Email, phone: user.Phone ?? '' } : {};

/** What was typed and not sent, as the browser kept it; whatever stands there, the answer is fields of text. */
export function readDraft(stored: string | null): EnquiryForm {
  try {
    const kept = JSON.parse(stored ?? '{}') as Record<string, unknown> | null;
    return Object.fromEntries(
      FIELDS.flatMap((field) => {
        const value = kept?.[field];
        return typeof value === 'string' ? [[field, value.slice(0, 1_000)]] : [];
      }),
    );
  } catch {
    return {};
  }
}
export const draftKey = 'straits_enquiry';

/** Keys of the words for each fault, under `contact.faults` in the texts. */
export type EnquiryFault =
  | 'nameMissing'
  | 'nameShort'
  | 'nameLetters'
  | 'emailMissing'
  | 'emailForm'
  | 'phoneForm'
  | 'noteMissing'
  | 'noteShort'
  | 'noteLong';
export type EnquiryFaults = Partial<Record<keyof EnquiryForm, EnquiryFault>>;

/** Characters as people count them: code points, so that one emoji or rare Chinese character is one (M229). */
export const lengthOf = (text: string) => [...text].length;

// Letters of any script with marks, space, hyphen, apostrophe and full stop (M234); single names are names (M230).
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’\-·]*$/u;

function nameFault(name: string): EnquiryFault | undefined {
  if (name === '') return 'nameMissing';
  if (lengthOf(name) < 2) return 'nameShort';
  return NAME.test(name) ? undefined : 'nameLetters';
}

export function emailFault(email: string): EnquiryFault | undefined {
  if (email === '') return 'emailMissing';
  return isEmail(email) ? undefined : 'emailForm';
}

export function phoneFault(phone: string): EnquiryFault | undefined {
  return phone === '' || isPhone(phone) ? undefined : 'phoneForm';
}

function noteFault(note: string): EnquiryFault | undefined {
  if (note === '') return 'noteMissing';
  if (lengthOf(note) < NOTE_MIN) return 'noteShort';
  return lengthOf(note) > NOTE_MAX ? 'noteLong' : undefined;
}

const clean = (text: string | undefined) => (text ?? '').trim();

/** All faults of the form, in the order of its fields. */
export function enquiryFaults(form: EnquiryForm): EnquiryFaults {
  const faults: EnquiryFaults = {
    name: nameFault(clean(form.name)),
    email: emailFault(clean(form.email)),
    phone: phoneFault(clean(form.phone)),
    note: noteFault(clean(form.note)),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));
}

/** Where in the form a refusal leads: the field that the API names, else the note, which is what was being sent. */
export function refusedField(failure: HttpFailure): keyof EnquiryForm {
  const named = failure.kind === 'refused' ? failure.error.fields?.[0]?.field : undefined;
  return FIELDS.find((field) => field === named) ?? 'note';
}

/** The fields to send: trimmed, and empty ones left out. */
export function enquiryFields(form: EnquiryForm): Record<string, string> {
  const fields = FIELDS.map((name) => [name, clean(form[name])] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== ''));
}

export type AttachmentFault = 'fileNotImage' | 'fileTooLarge';

/** Images only and under 5 MB; the API checks the bytes again. */
export function attachmentFault(file: Pick<File, 'type' | 'size'>): AttachmentFault | undefined {
  if (!/^image\/(png|jpeg|webp|gif|heic|heif|avif)$/.test(file.type)) return 'fileNotImage';
  return file.size >= ATTACHMENT_MAX_BYTES ? 'fileTooLarge' : undefined;
}
