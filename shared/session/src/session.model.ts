import { createEffect, createEvent, createStore, sample } from 'effector';
import type { SignedIn, User } from '@straits/api-contract';
import { hasToken, http, HttpError, setToken, type HttpFailure } from '@straits/http';
import { readToken, storeSession, wipeStorage } from './storage';

/** `unknown` until the start-up has asked the API: show room, neither visitor nor customer. */
export type Session = { status: 'unknown' } | { status: 'visitor' } | { status: 'signed'; user: User };

// events
/** The page has started: look for a token and ask whose it is. */
export const sessionStarted = createEvent();
/** A sign-in, confirmation or exchange has answered with a session. */
export const signedIn = createEvent<SignedIn>();
/** The person leaves. */
export const signOutAsked = createEvent();
/** The API said "Unauthenticated.": the session is over whoever ended it. */
export const sessionEnded = createEvent();

// stores
export const $session = createStore<Session>({ status: 'unknown' }, { sid: 'session' });
/** Set when the start-up failed for another reason than a bad token (M300). */
export const $sessionFailure = createStore<HttpFailure | null>(null, { sid: 'sessionFailure' });

// derived
export const $user = $session.map((session) => (session.status === 'signed' ? session.user : null));
export const $isAgent = $user.map((user) => user?.IsB2B === 'true');

// effects
export const loadUserFx = createEffect<void, User | null, HttpError>(async () => {
  const token = readToken();
  if (!token) return null;
  setToken(token);
  const answer = await http.get<User>('/user', { notices: false });
  if (answer.ok) return answer.value;
  throw new HttpError(answer.failure);
});
const keepSessionFx = createEffect(({ token, user }: SignedIn) => {
  setToken(token);
  storeSession(token, user);
});
export const signOutFx = createEffect(async () => {
  if (hasToken()) await http.post('/auth/sign-out', {}, { notices: false });
});
const forgetFx = createEffect(() => {
  setToken(null);
  wipeStorage();
});

// wires, in the order in which things happen
// 1. start-up: no token is a visitor, a good one is a customer
sample({ clock: sessionStarted, target: loadUserFx });
$session.on(loadUserFx.doneData, (_, user) => (user ? { status: 'signed', user } : { status: 'visitor' }));
// 2. a fault of the network keeps the token for the next try; one that is no good is a 401, and that ends the session (after-start)
$sessionFailure.on(loadUserFx.failData, (_, { failure }) => failure).reset(loadUserFx.done, signedIn);
$session.on(loadUserFx.fail, () => ({ status: 'visitor' }));
// 3. sign-in
$session.on(signedIn, (_, { user }) => ({ status: 'signed', user }));
sample({ clock: signedIn, target: keepSessionFx });
// 4. sign-out tells the API first, then forgets whatever it answered
sample({ clock: signOutAsked, target: signOutFx });
sample({ clock: signOutFx.finally, target: sessionEnded });
// 5. the end
$session.on(sessionEnded, () => ({ status: 'visitor' }));
sample({ clock: sessionEnded, target: forgetFx });
