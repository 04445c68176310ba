import type { FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { PROOF_MAX_BYTES } from '@straits/api-contract/constants';
import { createHash, randomUUID } from 'node:crypto';
import type { Deps } from '../deps';
import type { Trx } from '../database/connection';
import { keepFile, loosenFile } from './loose-files';
import { readUploadedImage } from './read-uploaded-image';

export interface StoredProof {
  file: string;
  name: string;
  bytes: number;
  /** SHA-256 of the picture as it was sent: the same picture is known again. */
  hash: Buffer;
}

/** A picture as a JPEG without metadata, large enough to be read; it was looked at by checkImage. */
export const drawAnew = (image: Buffer): Promise<Buffer> =>
  sharp(image, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize(2400, 2400, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 82 })
    .toBuffer();

/** A name for a proof that is still to be drawn. The file is loose until `keepFile` runs in the transaction that names it. */
export async function newProofFile({ db, clock }: Deps): Promise<string> {
  const file = `proofs/${randomUUID()}.jpg`;
  await loosenFile(db, file, clock.now());
  return file;
}

/** Draws a picture anew under a name of ours; it was looked at by checkImage. */
export async function storeProofImage(
  deps: Deps,
  { image, name, file }: { image: Buffer; name: string; file: string },
): Promise<StoredProof> {
  const drawn = await drawAnew(image);
  await deps.files.put(file, drawn, 'image/jpeg');
  return { file, name, bytes: drawn.length, hash: createHash('sha256').update(image).digest() };
}

/**
 * Takes the proof out of a multipart request, judges it by its bytes and stores it, still loose.
 * Refuses: file_missing, file_too_large, file_not_image.
 */
export async function storeProof(deps: Deps, request: FastifyRequest): Promise<StoredProof> {
  const { image, name } = await readUploadedImage(request, PROOF_MAX_BYTES);
  return storeProofImage(deps, { image, name, file: await newProofFile(deps) });
}

/** In the transaction that makes a picture the proof: it stays from then on, and the one whose place it takes goes with a later cleaning. */
export async function keepProof(trx: Trx, { file, replaced, at }: { file: string; replaced: string | null; at: Date }): Promise<void> {
  await keepFile(trx, file);
  if (replaced) await loosenFile(trx, replaced, at);
}
