import { createEffect, sample } from 'effector';
import { signOutFx } from '@straits/session';
import { SIGNED_OUT } from '../page/signed-out';

/** Tells the page that its person has left, once everything of theirs is forgotten. A session that the API ended takes the whole page to the sign-in by itself. */
export function tellSignOut() {
  const tellFx = createEffect(() => queueMicrotask(() => dispatchEvent(new Event(SIGNED_OUT))));
  sample({ clock: signOutFx.finally, target: tellFx });
}
