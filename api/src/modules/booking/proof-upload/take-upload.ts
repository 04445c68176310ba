import type { ProofUpload, StartUpload } from '@straits/api-contract';
import { PROOF_MAX_BYTES } from '@straits/api-contract/constants';
import { addMinutes } from '../../../clock';
import type { Deps } from '../../../deps';
import { checkImage, shownName } from '../../../files/read-uploaded-image';
import { keepProof, newProofFile, storeProofImage } from '../../../files/store-proof';
import { refuse } from '../../../http/refusal';
import { checkTakesProof } from '../payment-access';
import { lockPayment, markProof, type PaymentRow } from '../payments.sql';
import { appendPiece, findUpload, insertUpload, lockUpload, markUploadFinished, type UploadRow } from './uploads.sql';

/** A lost connection may come back within so long. */
const KEPT_MINUTES = 24 * 60;

const view = ({ id, bytes, received, expiresAt }: UploadRow): ProofUpload => ({
  ...{ id, bytes, offset: received },
  expiresAt: expiresAt.toISOString(),
});

/** Begins a proof in pieces. Refuses: payment_state_refused, file_missing, file_too_large. */
export async function startUpload(deps: Deps, payment: PaymentRow, { name, bytes }: StartUpload): Promise<ProofUpload> {
  checkTakesProof(payment);
  if (bytes === 0) refuse('file_missing');
  if (bytes > PROOF_MAX_BYTES) refuse('file_too_large');
  const expiresAt = addMinutes(deps.clock.now(), KEPT_MINUTES);
  return view(await insertUpload(deps.db, { paymentId: payment.id, name: shownName(name), bytes, expiresAt }));
}

interface Which {
  paymentId: string;
  uploadId: string;
}

/** How far an upload came. Refuses: not_found. */
export const viewUpload = async (deps: Deps, which: Which): Promise<ProofUpload> =>
  view((await findUpload(deps.db, { ...which, now: deps.clock.now() })) ?? refuse('not_found'));

/** Takes the next piece. Refuses: not_found, upload_offset_wrong (it does not follow on what has arrived, or goes past the end). */
export async function takePiece(deps: Deps, which: Which, { offset, piece }: { offset: number; piece: Buffer }): Promise<ProofUpload> {
  const key = { ...which, now: deps.clock.now() };
  const taken = await appendPiece(deps.db, key, { offset, piece });
  if (taken) return view(taken);
  const there = (await findUpload(deps.db, key)) ?? refuse('not_found');
  return refuse('upload_offset_wrong', [{ field: 'offset', message: String(there.received) }]);
}

/**
 * Makes what has arrived the payment's proof; a second time it is that already. Refuses: not_found, upload_incomplete, file_not_image,
 * payment_state_refused.
 */
export async function finishUpload(deps: Deps, which: Which): Promise<void> {
  const file = await newProofFile(deps);
  await deps.db.transaction().execute(async (trx) => {
    const at = deps.clock.now();
    const upload = (await lockUpload(trx, { ...which, now: at })) ?? refuse('not_found');
    if (upload.finishedAt) return;
    if (upload.received < upload.bytes) refuse('upload_incomplete', [{ field: 'offset', message: String(upload.received) }]);
    const payment = await lockPayment(trx, which.paymentId);
    checkTakesProof(payment);
    await checkImage(upload.content);
    const proof = await storeProofImage(deps, { image: upload.content, name: upload.name, file });
    await keepProof(trx, { file, replaced: payment.proofFile, at });
    await markProof(trx, which.paymentId, { ...proof, at });
    await markUploadFinished(trx, upload.id, at);
  });
}
