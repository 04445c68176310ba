import { CHUNK_RELOAD_GUARD_MS } from '@straits/api-contract/constants';
import { showToast } from '@straits/http';
import type { Texts } from '@straits/i18n';

const KEY = 'straits_chunk_reload';

export interface ReloadMemory {
  read: () => number;
  write: (at: number) => void;
}

/** Kept for the tab; where storage is off nothing is remembered, so nothing is reloaded: it must never loop. */
export const tabMemory: ReloadMemory = {
  read: () => {
    try {
      return Number(sessionStorage.getItem(KEY) ?? 0);
    } catch {
      return Infinity;
    }
  },
  write: (at) => sessionStorage.setItem(KEY, String(at)),
};

/** Pages where a reload would cost the shopper something. */
const NEVER_ALONE = /^\/(checkout|payment|cart)/;

type Field = HTMLInputElement | HTMLTextAreaElement;
const isField = (target: unknown): target is Field => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
const isTicked = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

// What a field held when the shopper first came to it. React writes what is typed into `defaultValue` too, so that tells nothing afterwards.
const untouched = new WeakMap<Field, string | boolean>();
const contentOf = (field: Field) => (isTicked(field) ? field.checked : field.value);
export const watchFields = () =>
  document.addEventListener('focusin', ({ target }) => {
    if (isField(target) && !untouched.has(target)) untouched.set(target, contentOf(target));
  });

const isTyped = (field: Field) =>
  field.type !== 'hidden' &&
  field.type !== 'search' &&
  contentOf(field) !== (untouched.get(field) ?? (isTicked(field) ? field.defaultChecked : field.defaultValue));

export const hasTyped = (root: ParentNode = document) =>
  [...root.querySelectorAll<Field>(':is(main, [role=dialog]) :is(input, textarea)')].some(isTyped);

/** Something was typed that a reload would lose, or the shopper is about to pay. */
export const isBusy = (path: string, root: ParentNode = document) => NEVER_ALONE.test(path) || hasTyped(root);

/** What to do about a chunk that did not load: reload once, offer it, or leave it to the page's own error. */
export function decideReload(now: number, memory: ReloadMemory, busy: boolean): 'reload' | 'offer' | 'leave' {
  if (now - memory.read() < CHUNK_RELOAD_GUARD_MS) return 'leave';
  if (busy) return 'offer';
  memory.write(now);
  return 'reload';
}

/** After a new publication an old page may ask for files that are gone: one reload brings the new page (M226). */
export function onChunkFailure(texts: Texts) {
  const decision = decideReload(Date.now(), tabMemory, isBusy(location.pathname));
  if (decision === 'reload') return location.reload();
  if (decision === 'leave') return;
  showToast({
    tone: 'error',
    title: texts.t('toast.chunk.title'),
    text: texts.t('toast.chunk.text'),
    action: { label: texts.t('toast.newBuild.reload'), onAct: () => location.reload() },
  });
}
