import { createEffect, sample } from 'effector';
import type { TypedForm } from '@straits/api-contract';
import { http } from '@straits/http';
import { $user, safeNext, signedIn } from '@straits/session';
import { hasTyped } from './reload-guard';
import { fillIn, typedFields } from './typed-fields';

/** The checkout keeps its own, and what is paid with is nobody's to keep. */
const KEEPS_ITS_OWN = /^\/(checkout|payment|login)/;
/** How long a page may take to show its fields; a field in a dialog shows when that is opened. */
const FILL_MS = 10 * 60_000;

let userId: string | undefined;
const here = () => location.pathname + location.search;

/** The session has ended under a page: what was typed into it waits at the API for the same person's sign-in in this browser (decision 0181). */
export function setTypedAside() {
  if (!userId || KEEPS_ITS_OWN.test(location.pathname) || !hasTyped()) return;
  const body = { of: userId, path: here(), fields: typedFields() };
  void http.put('/typed-form', body, { notices: false, isParting: true });
}

/** Fills in the fields of `path` as they come, until all are there or the page is left. */
function fillWhileAt(path: string, fields: Record<string, string>) {
  let waiting = fields;
  const observer = new MutationObserver(fill);
  const timer = setTimeout(stop, FILL_MS);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  function fill() {
    if (here() !== path) return location.pathname === '/login' ? undefined : stop();
    waiting = fillIn(waiting);
    if (Object.keys(waiting).length === 0) stop();
  }
  observer.observe(document.body, { childList: true, subtree: true });
  fill();
}

/** The page that the server wrote goes, as its code does not come: what was typed into it comes back with the page. */
export function bringBackWithPage() {
  if (!hasTyped()) return;
  const [path, fields] = [here(), typedFields()];
  const observer = new MutationObserver(() => {
    if (Object.keys(typedFields()).length > 0) return;
    observer.disconnect();
    fillWhileAt(path, fields);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

const bringBackFx = createEffect(async () => {
  const search = new URLSearchParams(location.search);
  if (location.pathname !== '/login' || search.get('why') !== 'ended') return;
  const path = safeNext(search.get('next'));
  const answer = await http.get<TypedForm>('/typed-form', { query: { path }, notices: false });
  if (answer.ok && Object.keys(answer.value.fields).length > 0) fillWhileAt(path, answer.value.fields);
});

/** Whoever signs in after their session had ended finds what they had typed. */
export function bringTypedBack() {
  $user.subscribe((user) => void (userId = user?.Id));
  sample({ clock: signedIn, fn: () => undefined, target: bringBackFx });
}
