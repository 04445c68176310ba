/** What is needed of final-form's FormApi. */
interface TypedForm {
  getState(): { values: object };
  change(name: never, value: never): void;
  isValidationPaused(): boolean;
  resumeValidation(): void;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Boxes of one date are no fields of their own: they have a dot in their names. */
const isField = (control: Element): control is Field =>
  (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
  /^[^.]+$/.test(control.name) &&
  control.type !== 'file';

function valueOf(field: Field): string | boolean {
  const isChosen = 'checked' in field && field.checked;
  if (field.type === 'checkbox') return isChosen;
  return field.type === 'radio' && !isChosen ? '' : field.value;
}

/**
 * Gives a form what its fields hold and it does not know: typed, or filled in by a password manager, before the page was hydrated. React would
 * empty it at the next change.
 */
export function takeTyped(form: TypedForm, element: HTMLFormElement | null): void {
  const known = form.getState().values as Record<string, unknown>;
  const change = form.change as (name: string, value: unknown) => void;
  for (const control of [...(element?.elements ?? [])].filter(isField)) {
    const typed = valueOf(control);
    if (typed && typed !== known[control.name]) change(control.name, typed);
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
