import { createEffect, sample } from 'effector';
import type { HttpFailure } from '@straits/http';
import { $session, $sessionFailure, loadUserFx, type Session } from '@straits/session';

export interface KnownSession {
  session: Session;
  failure: HttpFailure | null;
}

/** Calls back when the start-up has asked whose session this is, with what it found. */
export function onSessionKnown(act: (known: KnownSession) => void) {
  const knownFx = createEffect(act);
  sample({ clock: loadUserFx.finally, source: { session: $session, failure: $sessionFailure }, target: knownFx });
}
