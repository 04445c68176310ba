import { createEffect, sample } from 'effector';
import type { TravellerDetails, TravellerPage } from '@straits/api-contract';
import { http, replaceResource, type HttpError } from '@straits/http';
import { answerOf } from '../answer';

interface Naming {
  token: string;
  details: TravellerDetails;
}
export const travellerAddress = (token: string) => `/travellers/${encodeURIComponent(token)}`;

// effects
export const nameTravellerFx = createEffect<Naming, TravellerPage, HttpError>(({ token, details }) =>
  answerOf(http.put<TravellerPage>(travellerAddress(token), details, { notices: false })),
);
const showFx = createEffect(({ token, page }: { token: string; page: TravellerPage }) => replaceResource(travellerAddress(token), page));

// wires
sample({ clock: nameTravellerFx.done, fn: ({ params, result }) => ({ token: params.token, page: result }), target: showFx });
