import { createEffect, createStore } from 'effector';
import { http, type HttpError } from '@straits/http';
import { answerOf } from './answer';

/** A new link may be asked for after this time (N1). */
export const RESEND_WAIT_MS = 60_000;

/** Sends the confirmation link again. The answer is the same whether the address is known or not. */
export const resendFx = createEffect<{ email: string; next?: string }, number, HttpError>(async (asked) => {
  await answerOf(http.post('/auth/resend-confirmation', asked, { notices: false }));
  return Date.now();
});

/** To whom and when the last link went. */
export const $resent = createStore<{ email: string; at: number } | null>(null, { sid: 'account.resent' }).on(
  resendFx.done,
  (_, { params, result }) => ({
    email: params.email,
    at: result,
  }),
);
