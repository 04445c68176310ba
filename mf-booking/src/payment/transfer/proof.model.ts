import { createEffect, createEvent, createStore, sample } from 'effector';
import type { Payment } from '@straits/api-contract';
import { http, refusalCode, shrinkImage, uploadInPieces, type HttpFailure, type ShrinkFault, type Shrunk } from '@straits/http';
import { refreshOrderFx } from '../payment.model';

/** Which payment a proof is for, and the guest's key to its order. */
export interface ProofTarget {
  paymentId: string;
  orderCode: string;
  key: string | undefined;
}

// events
export const proofChosen = createEvent<{ target: ProofTarget; file: File }>();
export const uploadCancelled = createEvent();
export const proofRemoved = createEvent();
/** The same picture once more, after it did not arrive: it goes on where it stopped. */
export const uploadRepeated = createEvent<ProofTarget>();
export const paidSaid = createEvent<ProofTarget>();
const progressed = createEvent<number>();

// stores
/** The file as it is sent: shrunk. */
export const $proof = createStore<File | null>(null, { sid: 'booking.proof' });
export const $proofFault = createStore<ShrinkFault | null>(null, { sid: 'booking.proofFault' });
/** 0 to 1 while it is being sent. */
export const $progress = createStore<number | null>(null, { sid: 'booking.progress' });
/** Why the picture did not arrive. */
export const $proofFailure = createStore<HttpFailure | null>(null, { sid: 'booking.proofFailure' });
/** Why "I have paid" was not heard. */
export const $paidFailure = createStore<HttpFailure | null>(null, { sid: 'booking.paidFailure' });

// effects
export const shrinkFx = createEffect<{ target: ProofTarget; file: File }, Shrunk>(({ file }) => shrinkImage(file));
let abort = new AbortController();
export const sendProofFx = createEffect<{ target: ProofTarget; file: File }, Payment, HttpFailure>(async ({ target, file }) => {
  abort = new AbortController();
  const options = { query: { key: target.key }, notices: false, signal: abort.signal, onProgress: progressed };
  const answer = await uploadInPieces<Payment>(`/payments/${target.paymentId}`, file, options);
  if (answer.ok) return answer.value;
  throw answer.failure;
});
export const abortFx = createEffect(() => abort.abort());
export const sayPaidFx = createEffect<ProofTarget, Payment, HttpFailure>(async ({ paymentId, key }) => {
  const answer = await http.post<Payment>(`/payments/${paymentId}/paid`, {}, { query: { key }, notices: false });
  if (answer.ok) return answer.value;
  throw answer.failure;
});

// wires
// 1. a chosen picture is made lighter before anything is checked or sent (M250, R2)
sample({ clock: proofChosen, target: shrinkFx });
$proof.on(proofChosen, (_, { file }) => file);
$proofFault.reset(proofChosen, proofRemoved).on(shrinkFx.doneData, (_, shrunk) => (shrunk.ok ? null : shrunk.fault));
$proof.on(shrinkFx.doneData, (_, shrunk) => (shrunk.ok ? shrunk.file : null));
// 2. then it is sent
const shrunkOk = sample({
  clock: shrinkFx.done,
  filter: ({ result }) => result.ok,
  fn: ({ params, result }) => ({ target: params.target, file: result.ok ? result.file : params.file }),
});
sample({ clock: shrunkOk, target: sendProofFx });
$progress
  .on(sendProofFx, () => 0)
  .on(progressed, (_, share) => share)
  .reset(sendProofFx.finally);
const isStopped = (failure: HttpFailure) => failure.kind === 'network' && failure.reason === 'aborted';
const faultOf = (failure: HttpFailure): ShrinkFault | null => {
  const code = refusalCode(failure);
  return code === 'file_not_image' || code === 'file_too_large' ? code : null;
};
//    a picture that the API does not take is a fault of the choice; one that did not arrive can be sent again
$proofFault.on(sendProofFx.failData, (_, failure) => faultOf(failure));
$proof.on(sendProofFx.failData, (file, failure) => (faultOf(failure) ? null : file));
$proofFailure
  .on(sendProofFx.failData, (_, failure) => (isStopped(failure) || faultOf(failure) ? null : failure))
  .reset(proofChosen, sendProofFx, proofRemoved);
sample({
  clock: uploadRepeated,
  source: { file: $proof, pending: sendProofFx.pending },
  filter: ({ file, pending }) => file !== null && !pending,
  fn: ({ file }, target) => ({ target, file: file as File }),
  target: sendProofFx,
});
// 3. it can be stopped, or taken away
sample({ clock: uploadCancelled, target: abortFx });
$proof.reset(uploadCancelled, proofRemoved, sendProofFx.done);
// 4. "I have paid"
sample({ clock: paidSaid, source: sayPaidFx.pending, filter: (pending) => !pending, fn: (_, target) => target, target: sayPaidFx });
$paidFailure.on(sayPaidFx.failData, (_, failure) => failure).reset(sayPaidFx, proofChosen);
// 5. the order says what there is now
sample({
  clock: [sendProofFx.done, sayPaidFx.finally],
  fn: ({ params }) => ('target' in params ? params.target.orderCode : params.orderCode),
  target: refreshOrderFx,
});
