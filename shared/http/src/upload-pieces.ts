import { TIMEOUT_MS } from '@straits/api-contract/constants';
import type { ProofUpload } from '@straits/api-contract';
import { apiPath, http, react, send } from './request';
import type { HttpFailure, Result } from './result';
import type { UploadOptions } from './upload';

/** Two seconds of a line of 1 Mbit/s: what a broken connection loses at most. */
const PIECE_BYTES = 256 * 1024;
/** How long to wait before each new try without any progress between; then the shopper is told. */
const WAITS_MS = [500, 1_000, 2_000, 4_000, 8_000];

/** Uploads that were begun, by file: another press goes on where the last one stopped. */
const begun = new WeakMap<File, { path: string; id: string }>();

/** Whether the same bytes may arrive at the next try: not when the API has decided, nor when the shopper has stopped it. */
const mayArrive = (failure: HttpFailure) =>
  failure.kind === 'network' ? failure.reason !== 'aborted' : failure.error.code === 'upload_offset_wrong' || failure.status >= 500;

/** Waits, but no longer than until the browser is online again. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    addEventListener('online', go);
  });

const quietly = ({ query, signal }: UploadOptions) => ({ query, signal, notices: false });

/** The upload of this file: the one that was begun before if the API still has it, else a new one. */
async function open(path: string, file: File, options: UploadOptions): Promise<Result<ProofUpload>> {
  const known = begun.get(file);
  if (known?.path === path) {
    const there = await http.get<ProofUpload>(`${path}/uploads/${known.id}`, quietly(options));
    if (there.ok || there.failure.kind === 'network') return there;
  }
  const opened = await http.post<ProofUpload>(`${path}/uploads`, { name: file.name, bytes: file.size }, quietly(options));
  if (opened.ok) begun.set(file, { path, id: opened.value.id });
  return opened;
}

interface Sending {
  path: string;
  file: File;
  upload: ProofUpload;
}

function sendPiece({ path, file, upload: { id, offset } }: Sending, { query, signal }: UploadOptions) {
  return send<ProofUpload>(apiPath(`${path}/uploads/${id}`, query), {
    method: 'PATCH',
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    body: file.slice(offset, offset + PIECE_BYTES),
    timeoutMs: TIMEOUT_MS.post,
    signal,
  });
}

/**
 * Sends a file in pieces and goes on where a lost connection broke it off; after some tries without progress the failure is the answer, and
 * the same call goes on from there. `path` is the payment's: `/payments/{id}`. Refusals: as of the proof itself.
 */
export async function uploadInPieces<T>(path: string, file: File, options: UploadOptions = {}): Promise<Result<T>> {
  let tries = 0;
  const onProgress = (share: number) => {
    tries = 0;
    options.onProgress?.(share);
  };
  for (;;) {
    const step = await goOn<T>(path, file, { ...options, onProgress });
    const wait = step.ok || !mayArrive(step.failure) ? undefined : WAITS_MS[tries];
    if (wait === undefined) return react(step, options.notices ?? true);
    tries += 1;
    await pause(wait);
  }
}

/** From how far it came to the end, or to the first failure. */
async function goOn<T>(path: string, file: File, options: UploadOptions): Promise<Result<T>> {
  const opened = await open(path, file, options);
  if (!opened.ok) return opened;
  let upload = opened.value;
  while (upload.offset < upload.bytes) {
    const sent = await sendPiece({ path, file, upload }, options);
    if (!sent.ok) return sent;
    upload = sent.value;
    options.onProgress?.(upload.offset / upload.bytes);
  }
  const finished = await http.post<T>(`${path}/uploads/${upload.id}/finish`, {}, quietly(options));
  if (finished.ok || finished.failure.kind === 'refused') begun.delete(file);
  return finished;
}
