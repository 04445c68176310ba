import { z } from 'zod';
import { instant, text, uuid } from './primitives';

/**
 * A proof sent in pieces, which goes on where a lost connection broke it off. `POST /payments/{paymentId}/uploads` begins one;
 * `PATCH …/uploads/{uploadId}` sends bytes (`application/offset+octet-stream`, at most 1 MB a piece, header `Upload-Offset` as in tus);
 * `GET` says how far it came; `POST …/finish` makes it the payment's proof, as `POST …/proof` would. Refusals: `file_missing`, `file_too_large`,
 * `upload_offset_wrong` (ask with GET, go on from there), `upload_incomplete`, `file_not_image`.
 */
export const StartUpload = z.object({
  /** The file's own name, for showing only. */
  name: text(300, 1),
  /** The size of the whole file. */
  bytes: z.int().min(0),
});
export type StartUpload = z.infer<typeof StartUpload>;

export const ProofUpload = z
  .object({
    id: uuid,
    /** Of the whole file. */
    bytes: z.int(),
    /** How many have arrived: the next piece begins here. */
    offset: z.int(),
    expiresAt: instant,
  })
  .meta({ id: 'ProofUpload' });
export type ProofUpload = z.infer<typeof ProofUpload>;
