import { createEffect, createEvent, createStore, sample } from 'effector';
import type { ClaimTopUp, TopUp } from '@straits/api-contract';
import { http, refreshResource, upload, type HttpFailure } from '@straits/http';
import { createProofUpload } from '@straits/proof';
import { orThrow } from '../typing/act';

// events
export const paidSaid = createEvent<{ topUpId: string; claim: ClaimTopUp }>();

// stores
/** The picture of a top-up's transfer, by the top-up's id. */
export const proofUpload = createProofUpload<string, TopUp>('wallet', ({ target, file }, options) =>
  upload<TopUp>(`/wallet/top-ups/${target}/proof`, { file }, { ...options, notices: false }),
);
export const $claimFailure = createStore<HttpFailure | null>(null, { sid: 'wallet.claimFailure' });

// effects
export const sayPaidFx = createEffect<{ topUpId: string; claim: ClaimTopUp }, TopUp, HttpFailure>(async ({ topUpId, claim }) =>
  orThrow(await http.post<TopUp>(`/wallet/top-ups/${topUpId}/paid`, claim, { notices: false })),
);
export const refreshTopUpsFx = createEffect(async () => void (await refreshResource('/wallet')));

// wires
// 1. "I have paid", once at a time
sample({ clock: paidSaid, source: sayPaidFx.pending, filter: (pending) => !pending, fn: (_, said) => said, target: sayPaidFx });
$claimFailure.reset(sayPaidFx).on(sayPaidFx.failData, (_, failure) => failure);
// 2. the list says what there is now
sample({ clock: [proofUpload.sendFx.done, sayPaidFx.finally], fn: () => undefined, target: refreshTopUpsFx });
