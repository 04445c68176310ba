import { createEffect, createEvent, createStore } from 'effector';
import { http, type HttpError } from '@straits/http';
import { answerOf } from '../answer';

export interface Wanted {
  code: string;
  email: string;
}

// events
/** The page is opened, or other details are to be tried. */
export const findOpened = createEvent();

// effects
/** Has the signed link mailed. The answer never says whether number and address belong together. */
export const sendLinkFx = createEffect<Wanted, unknown, HttpError>((wanted) =>
  answerOf(http.post('/orders/find', wanted, { notices: false })),
);

// stores
/** What the link was asked for; null while the form is shown. */
export const $asked = createStore<Wanted | null>(null, { sid: 'account.askedBooking' })
  .on(sendLinkFx.done, (_, { params }) => params)
  .reset(findOpened);
