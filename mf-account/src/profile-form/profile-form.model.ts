import { createEffect, sample } from 'effector';
import type { ChangePassword, ChangeProfile, Profile, SavedPassenger } from '@straits/api-contract';
import { http, refreshResource, type HttpError } from '@straits/http';
import { sessionStarted } from '@straits/session';
import { answerOf } from '../answer';
import type { PassengerValues } from './profile-form.rules';

// effects
export const changeProfileFx = createEffect<ChangeProfile, Profile, HttpError>((change) =>
  answerOf(http.put<Profile>('/user/profile', change, { notices: false })),
);
export const changePasswordFx = createEffect<ChangePassword, unknown, HttpError>((change) =>
  answerOf(http.post('/user/password', change, { notices: false })),
);
/** `id` null saves a new traveller. */
export const savePassengerFx = createEffect<{ id: string | null; values: PassengerValues }, SavedPassenger, HttpError>(({ id, values }) =>
  answerOf(
    id === null
      ? http.post<SavedPassenger>('/user/passengers', values, { notices: false })
      : http.put<SavedPassenger>(`/user/passengers/${id}`, values, { notices: false }),
  ),
);
const refreshUserFx = createEffect(() => refreshResource('/user'));

// wires: what is shown elsewhere is asked for again, and the header has the new name
sample({ clock: [changeProfileFx.done, changePasswordFx.done, savePassengerFx.done], target: refreshUserFx });
sample({ clock: changeProfileFx.done, fn: () => undefined, target: sessionStarted });
