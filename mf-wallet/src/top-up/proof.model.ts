import { createEffect, createEvent, createStore, sample } from 'effector';
import type { ClaimTopUp, TopUp } from '@straits/api-contract';
import { http, refreshResource, shrinkImage, upload, type HttpFailure, type ShrinkFault, type Shrunk } from '@straits/http';
import { orThrow } from '../typing/act';

interface ProofGiven {
  topUpId: string;
  file: File;
}

// events
export const proofChosen = createEvent<ProofGiven>();
export const uploadCancelled = createEvent();
export const proofRemoved = createEvent();
export const paidSaid = createEvent<{ topUpId: string; claim: ClaimTopUp }>();
const progressed = createEvent<number>();

// stores
/** The file as it is sent: made lighter. */
export const $proof = createStore<File | null>(null, { sid: 'wallet.proof' });
export const $proofFault = createStore<ShrinkFault | null>(null, { sid: 'wallet.proofFault' });
/** 0 to 1 while it is being sent. */
export const $progress = createStore<number | null>(null, { sid: 'wallet.progress' });
export const $proofFailure = createStore<HttpFailure | null>(null, { sid: 'wallet.proofFailure' });
export const $claimFailure = createStore<HttpFailure | null>(null, { sid: 'wallet.claimFailure' });

// effects
export const shrinkFx = createEffect<ProofGiven, Shrunk>(({ file }) => shrinkImage(file));
let abort = new AbortController();
export const sendProofFx = createEffect<ProofGiven, TopUp, HttpFailure>(async ({ topUpId, file }) => {
  abort = new AbortController();
  const options = { notices: false, signal: abort.signal, onProgress: progressed };
  return orThrow(await upload<TopUp>(`/wallet/top-ups/${topUpId}/proof`, { file }, options));
});
const abortFx = createEffect(() => abort.abort());
export const sayPaidFx = createEffect<{ topUpId: string; claim: ClaimTopUp }, TopUp, HttpFailure>(async ({ topUpId, claim }) =>
  orThrow(await http.post<TopUp>(`/wallet/top-ups/${topUpId}/paid`, claim, { notices: false })),
);
export const refreshTopUpsFx = createEffect(async () => void (await refreshResource('/wallet')));

// wires
// 1. a chosen picture is made lighter before anything is checked or sent (M250, R2)
sample({ clock: proofChosen, target: shrinkFx });
$proof.on(proofChosen, (_, { file }) => file).on(shrinkFx.doneData, (_, shrunk) => (shrunk.ok ? shrunk.file : null));
$proofFault.reset(proofChosen).on(shrinkFx.doneData, (_, shrunk) => (shrunk.ok ? null : shrunk.fault));
// 2. then it is sent
sample({
  clock: shrinkFx.done,
  filter: ({ result }) => result.ok,
  fn: ({ params, result }) => ({ topUpId: params.topUpId, file: result.ok ? result.file : params.file }),
  target: sendProofFx,
});
$progress
  .on(sendProofFx, () => 0)
  .on(progressed, (_, share) => share)
  .reset(sendProofFx.finally);
const isAborted = (failure: HttpFailure) => failure.kind === 'network' && failure.reason === 'aborted';
$proofFailure.reset(proofChosen).on(sendProofFx.failData, (_, failure) => (isAborted(failure) ? null : failure));
// 3. it can be stopped, or taken away
sample({ clock: uploadCancelled, target: abortFx });
$proof.reset(uploadCancelled, proofRemoved, sendProofFx.finally);
// 4. "I have paid", once at a time
sample({ clock: paidSaid, source: sayPaidFx.pending, filter: (pending) => !pending, fn: (_, said) => said, target: sayPaidFx });
$claimFailure.reset(sayPaidFx).on(sayPaidFx.failData, (_, failure) => failure);
// 5. the list says what there is now
sample({ clock: [sendProofFx.done, sayPaidFx.finally], fn: () => undefined, target: refreshTopUpsFx });
