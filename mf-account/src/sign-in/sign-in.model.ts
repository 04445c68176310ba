import { createEffect, createEvent, createStore, sample } from 'effector';
import type { ResetPassword, SignedIn, SignIn } from '@straits/api-contract';
import { http, refreshResource, type HttpError } from '@straits/http';
import { signedIn } from '@straits/session';
import { answerOf } from '../answer';

// events
/** The page is left: who asked for a code is nobody else's business. */
export const signInLeft = createEvent();

// effects
export const signInFx = createEffect<SignIn, SignedIn, HttpError>((typed) =>
  answerOf(http.post<SignedIn>('/auth/sign-in', typed, { notices: false })),
);
export const sendCodeFx = createEffect<{ email: string }, unknown, HttpError>((typed) =>
  answerOf(http.post('/auth/forgot', typed, { notices: false })),
);
export const resetFx = createEffect<ResetPassword, SignedIn, HttpError>((typed) =>
  answerOf(http.post<SignedIn>('/auth/reset', typed, { notices: false })),
);
/** Has a link mailed that signs in. The answer is the same for every address. */
export const sendLinkFx = createEffect<{ email: string; next?: string }, unknown, HttpError>((asked) =>
  answerOf(http.post('/auth/sign-in-link', asked, { notices: false })),
);
const refreshAllFx = createEffect(() => refreshResource('/'));

// stores
/** Where the last code went, so that it is typed once. In memory only: an address does not belong in the URL. */
export const $codeSentTo = createStore('', { sid: 'account.codeSentTo' });

// wires, in the order in which things happen
// 1. a code is sent, and the next form knows to whom
$codeSentTo.on(sendCodeFx.done, (_, { params }) => params.email).reset(signInLeft, resetFx.done);
// 2. both ways in end in a session
sample({ clock: [signInFx.doneData, resetFx.doneData], target: signedIn });
// 3. prices, cart and orders are now this person's
sample({ clock: signedIn, target: refreshAllFx });
