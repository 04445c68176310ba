import { createEffect } from 'effector';
import type { ImportPassengers, PassengersImported } from '@straits/api-contract';
import { http, refreshResource, type HttpError } from '@straits/http';
import { answerOf } from '../answer';

/** Sends a file's rows; the travellers that are shown are asked for again. */
export const importFx = createEffect<ImportPassengers, PassengersImported, HttpError>(async (rows) => {
  const answer = await answerOf(http.post<PassengersImported>('/user/passengers/import', rows, { notices: false }));
  await refreshResource('/user/passengers');
  return answer;
});
