type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const NOT_KEPT = new Set(['password', 'file', 'hidden', 'search', 'submit', 'button']);
const isKept = (field: Field) => !NOT_KEPT.has(field.type) && !/^(cc-|one-time-code)/.test(field.autocomplete) && !field.disabled;
const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** Tells a page's fields apart in the same way before and after a sign-in. */
function nameOf(field: Field): string {
  const words = field.labels?.[0]?.textContent.trim() ?? field.getAttribute('aria-label') ?? '';
  const name = field.name || words;
  return field.type === 'radio' ? `${name}=${field.value}` : name;
}

/** Every field of the page by its name; of several with one name the second is `name#2`. */
function namedFields(root: ParentNode): Map<string, Field> {
  const fields = new Map<string, Field>();
  const counts = new Map<string, number>();
  for (const field of [
    ...root.querySelectorAll<Field>('main input, main textarea, main select, [role=dialog] :is(input, textarea, select)'),
  ]) {
    const name = nameOf(field);
    if (!isKept(field) || !name) continue;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    fields.set(count === 1 ? name : `${name}#${count}`, field);
  }
  return fields;
}

/** What stands in the page's fields now: texts, and ticks as 'true' and 'false'. Passwords, cards and files are nobody's to keep. */
export const typedFields = (root: ParentNode = document): Record<string, string> =>
  Object.fromEntries([...namedFields(root)].map(([name, field]) => [name, isTick(field) ? String(field.checked) : field.value]));

/** As if it were typed: React hears of it by the event. */
function type(field: Field, value: string) {
  if (field.value === value) return;
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** A radio button is only ever pressed: another one takes its tick away. */
function tick(field: HTMLInputElement, value: string) {
  if (String(field.checked) !== value && (field.type === 'checkbox' || value === 'true')) field.click();
}

/** Somebody is typing in it. A form that opens may give its first field the focus: that one is empty, and waits to be filled. */
const isTheirs = (field: Field) => field === document.activeElement && field.value !== '';

/** Fills in what is there already, and answers what has no field yet: another answer may bring it. */
export function fillIn(fields: Record<string, string>, root: ParentNode = document): Record<string, string> {
  const present = namedFields(root);
  for (const [name, field] of present) {
    const value = fields[name];
    if (value === undefined || isTheirs(field)) continue;
    if (isTick(field)) tick(field, value);
    else type(field, value);
  }
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !present.has(name)));
}
