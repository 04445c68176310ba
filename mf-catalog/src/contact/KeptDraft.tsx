import { useEffect } from 'react';
import { FormSpy, useForm } from 'react-final-form';
import { draftKey, FIELDS, readDraft, type EnquiryForm } from './enquiry.rules';

/** Forgets what was typed: it has been sent. */
export const forgetDraft = () => {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Nothing is kept where nothing may be.
  }
};

const keptDraft = (): EnquiryForm => {
  try {
    return readDraft(sessionStorage.getItem(draftKey));
  } catch {
    return {};
  }
};

/** What stands in the server's field: it may have been typed before the page had its code. */
const typedIn = (field: string) => document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`main form [name="${field}"]`)?.value;

const NAMED_BY_LINKS: ReadonlySet<string> = new Set(['product', 'bookingId']);

/** What is typed outlives a reload of the tab, and wins over what we know of the person; what the link named stays (N3). Read after hydration, so that server and browser agree. */
export function KeptDraft() {
  const form = useForm<EnquiryForm>();
  useEffect(() => {
    const draft = keptDraft();
    const { values } = form.getState();
    form.batch(() => {
      for (const field of FIELDS) {
        const known = values[field] ?? '';
        const typed = typedIn(field);
        const kept = NAMED_BY_LINKS.has(field) ? known || draft[field] : draft[field];
        const value = typed && typed !== known ? typed : kept;
        if (value && value !== known) form.change(field, value);
      }
    });
  }, [form]);
  return (
    <FormSpy<EnquiryForm>
      subscription={{ values: true, dirty: true }}
      onChange={({ values, dirty }) => {
        if (!dirty) return;
        try {
          sessionStorage.setItem(draftKey, JSON.stringify(values));
        } catch {
          // A full storage costs the draft, not the form.
        }
      }}
    />
  );
}
