import { createEffect, createEvent, createStore } from 'effector';
import type { ConfirmationNumberAnswer, EnterConfirmationNumber } from '@straits/api-contract';
import { http, type HttpError } from '@straits/http';
import { answerOf } from '../answer';

/** What became of the last number that was sent. */
export type Entered = ConfirmationNumberAnswer & { orderCode: string };

// events
export const numberOpened = createEvent();

// effects
export const enterNumberFx = createEffect<EnterConfirmationNumber, ConfirmationNumberAnswer, HttpError>((typed) =>
  answerOf(http.post<ConfirmationNumberAnswer>('/confirmation-number', typed, { notices: false })),
);

// stores
export const $entered = createStore<Entered | null>(null, { sid: 'account.enteredNumber' })
  .on(enterNumberFx.done, (_, { params, result }) => ({ ...result, orderCode: params.orderCode }))
  .reset(numberOpened);
