import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import type { ConfirmEmail, EmailConfirmed } from '@straits/api-contract';
import { http, refusalCode, type HttpError } from '@straits/http';
import { safeNext } from '@straits/session';
import { answerOf } from '../answer';

/** The states of N1; `unreachable` is ours, for an answer that did not come. */
export type Confirmation =
  | { state: 'checking' }
  | { state: 'confirmed' | 'already_confirmed'; next: string }
  | { state: 'password_needed' | 'expired' | 'invalid' | 'unreachable' };

// events
/** The page has taken the token from its link; null when the link had none. */
export const linkOpened = createEvent<string | null>();
export const checkRepeated = createEvent();

// effects
export const confirmFx = createEffect<string, EmailConfirmed, HttpError>((token) =>
  answerOf(http.post<EmailConfirmed>('/auth/confirm-email', { token }, { notices: false })),
);
/** The same link with what proves that the registration is the person's own, or with what replaces it. */
const proveFx = createEffect<ConfirmEmail, EmailConfirmed, HttpError>((given) =>
  answerOf(http.post<EmailConfirmed>('/auth/confirm-email', given, { notices: false })),
);

// stores
export const $confirmation = createStore<Confirmation>({ state: 'checking' }, { sid: 'account.confirmation' });
/** Kept for a second try only; it is no longer in the address. */
const $token = createStore<string | null>(null, { sid: 'account.confirmationToken', serialize: 'ignore' });

/** For the form: a refusal is its own to show, and the link stays good. */
export const proofGivenFx = attach({
  source: $token,
  effect: proveFx,
  mapParams: (proof: Omit<ConfirmEmail, 'token'>, token) => ({ token: token ?? '', ...proof }),
});

// wires, in the order in which things happen
// 1. a link with a token is checked, one without cannot be ours
$token.on(linkOpened, (_, token) => token);
$confirmation.on(linkOpened, (_, token) => (token ? { state: 'checking' } : { state: 'invalid' }));
sample({ clock: linkOpened, filter: (token): token is string => token !== null, target: confirmFx });
// 2. the API's answer is the state
$confirmation.on([confirmFx.doneData, proveFx.doneData], (_, { state, next }) =>
  state === 'password_needed' ? { state } : { state, next: safeNext(next) },
);
$confirmation.on(confirmFx.failData, (_, { failure }) => {
  if (failure.kind === 'network') return { state: 'unreachable' };
  return { state: refusalCode(failure) === 'confirmation_link_expired' ? 'expired' : 'invalid' };
});
// 3. no answer: the same link again
$confirmation.on(checkRepeated, () => ({ state: 'checking' }));
sample({ clock: checkRepeated, source: $token, filter: (token): token is string => token !== null, target: confirmFx });
