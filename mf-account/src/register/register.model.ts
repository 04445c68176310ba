import { createEffect, createEvent, createStore } from 'effector';
import type { Register, Registered } from '@straits/api-contract';
import { http, type HttpError } from '@straits/http';
import { answerOf } from '../answer';

/** What the page says after it is sent. */
export interface RegisterOutcome {
  email: string;
  isAgent: boolean;
}

// events
/** The page is opened, or another person wants to register. */
export const registerOpened = createEvent();

// effects
export const registerFx = createEffect<Register, Registered, HttpError>((typed) =>
  answerOf(http.post<Registered>('/auth/register', typed, { notices: false })),
);

// stores
export const $registered = createStore<RegisterOutcome | null>(null, { sid: 'account.registered' })
  .on(registerFx.done, (_, { params, result }) => ({ email: result.email, isAgent: params.agent !== undefined }))
  .reset(registerOpened);
