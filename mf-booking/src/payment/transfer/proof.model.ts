import { createEffect, createEvent, createStore, sample } from 'effector';
import type { Payment } from '@straits/api-contract';
import { http, uploadInPieces, type HttpFailure } from '@straits/http';
import { createProofUpload } from '@straits/proof';
import { refreshOrderFx } from '../payment.model';

/** Which payment a proof is for, and the guest's key to its order. */
export interface ProofTarget {
  paymentId: string;
  orderCode: string;
  key: string | undefined;
}

// events
export const paidSaid = createEvent<ProofTarget>();

// stores
/** In pieces: sent again it goes on where it stopped. */
export const proofUpload = createProofUpload<ProofTarget, Payment>('booking', ({ target: { paymentId, key }, file }, options) =>
  uploadInPieces<Payment>(`/payments/${paymentId}`, file, { ...options, query: { key }, notices: false }),
);
/** Why "I have paid" was not heard. */
export const $paidFailure = createStore<HttpFailure | null>(null, { sid: 'booking.paidFailure' });

// effects
export const sayPaidFx = createEffect<ProofTarget, Payment, HttpFailure>(async ({ paymentId, key }) => {
  const answer = await http.post<Payment>(`/payments/${paymentId}/paid`, {}, { query: { key }, notices: false });
  if (answer.ok) return answer.value;
  throw answer.failure;
});

// wires
// 1. "I have paid"
sample({ clock: paidSaid, source: sayPaidFx.pending, filter: (pending) => !pending, fn: (_, target) => target, target: sayPaidFx });
$paidFailure.on(sayPaidFx.failData, (_, failure) => failure).reset(sayPaidFx, proofUpload.chosen);
// 2. the order says what there is now
sample({
  clock: [proofUpload.sendFx.done, sayPaidFx.finally],
  fn: ({ params }) => ('target' in params ? params.target.orderCode : params.orderCode),
  target: refreshOrderFx,
});
