/** What is needed of final-form's FormApi. */
interface TypedForm {
  getState(): { values: object };
  change(name: never, value: never): void;
  isValidationPaused(): boolean;
  resumeValidation(): void;
}

const hasWord = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type !== 'file');

/**
 * Gives a form what its fields hold and it does not know: typed, or filled in by a password manager, before the page was hydrated. React would
 * empty it at the next change. Boxes of one date are no fields of their own: they have a dot in their names.
 */
export function takeTyped(form: TypedForm, element: HTMLFormElement | null): void {
  const known = form.getState().values as Record<string, unknown>;
  const change = form.change as (name: string, value: unknown) => void;
  for (const control of [...(element?.elements ?? [])].filter(hasWord)) {
    const { name, type, value } = control;
    const isChosen = 'checked' in control && control.checked;
    const typed = type === 'checkbox' ? isChosen : type !== 'radio' || isChosen ? value : '';
    if (name && !name.includes('.') && typed && typed !== known[name]) change(name, typed);
  }
}

/**
 * Before a form is sent. A press that waited for the page's code is given on as soon as that is there, to a form whose first effects may still be to
 * run: until they have, final-form does not check anew what it is given.
 */
export function makeReady(form: TypedForm, element: HTMLFormElement): void {
  takeTyped(form, element);
  if (form.isValidationPaused()) form.resumeValidation();
}
