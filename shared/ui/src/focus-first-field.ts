/* A fieldset that is busy is a field whose choices have not come. */
const FIELDS = 'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), fieldset [aria-busy=true]';
const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=date], [type=file])';

const PRESSED = ['keydown', 'pointerdown'];

const isShown = (element: HTMLElement) => element.checkVisibility?.() ?? true;
const isTouched = () => window.matchMedia?.('(pointer: coarse)').matches ?? false;

/** The first field in sight; of choices of which one is made, that one. */
function firstFieldIn(place: HTMLElement): HTMLElement | undefined {
  const fields = [...place.querySelectorAll<HTMLElement>(FIELDS)].filter(isShown);
  const isMade = (field: HTMLElement) =>
    field instanceof HTMLInputElement && field.type === 'radio' && field.name === first?.name && field.checked;
  const first = fields[0] as HTMLInputElement | undefined;
  return first?.type === 'radio' ? (fields.find(isMade) ?? first) : first;
}

/** False: there is none yet. */
function take(place: HTMLElement): boolean {
  const field = firstFieldIn(place);
  if (!field || field.getAttribute('aria-busy') === 'true') return false;
  // A keyboard on the screen would cover half of what has just opened: it waits for the finger.
  if (field.matches(TYPED) && isTouched()) return true;
  field.focus();
  // As Tab does: what is typed takes the place of what stands there.
  if (field instanceof HTMLInputElement) field.select();
  return true;
}

/**
 * Gives the focus to the first field of what has just opened, after the WAI-ARIA pattern for dialogs: typing and Enter go where they are meant. One
 * that comes late, a month of days, still takes it while nobody has pressed anything. Without a field it stays where it is. Returns how to stop waiting.
 */
export function focusFirstField(place: HTMLElement): () => void {
  if (take(place)) return () => undefined;
  const observer = new MutationObserver(() => {
    if (take(place)) stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const pressed of PRESSED) document.removeEventListener(pressed, stop, true);
  };
  observer.observe(place, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy', 'disabled'] });
  for (const pressed of PRESSED) document.addEventListener(pressed, stop, true);
  return stop;
}
