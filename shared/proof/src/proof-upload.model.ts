import { createEffect, createEvent, createStore, sample } from 'effector';
import { refusalCode, shrinkImage, type HttpFailure, type Result, type ShrinkFault, type Shrunk, type UploadOptions } from '@straits/http';

/** What the API refuses for the picture's own sake: another one must be chosen. */
const OF_PICTURE = ['file_not_image', 'file_too_large', 'file_missing', 'proof_used'] as const;
export type ProofFault = ShrinkFault | (typeof OF_PICTURE)[number];

interface Chosen<Target> {
  /** What it is the proof of. */
  target: Target;
  file: File;
}
export type SendProof<Target, Answer> = (
  chosen: Chosen<Target>,
  options: Required<Pick<UploadOptions, 'signal' | 'onProgress'>>,
) => Promise<Result<Answer>>;

const faultOf = (failure: HttpFailure): ProofFault | null => OF_PICTURE.find((code) => code === refusalCode(failure)) ?? null;
const isStopped = (failure: HttpFailure) => failure.kind === 'network' && failure.reason === 'aborted';

/** The model of a picture on its way. `name` is of its stores in what the server hands over; `send` brings the picture to the API. */
export function createProofUpload<Target, Answer>(name: string, send: SendProof<Target, Answer>) {
  // events
  const chosen = createEvent<Chosen<Target>>();
  const cancelled = createEvent();
  const removed = createEvent();
  /** The same picture once more, after it did not arrive. */
  const repeated = createEvent<Target>();
  const progressed = createEvent<number>();

  // stores
  /** The file as it is sent: made lighter. */
  const $file = createStore<File | null>(null, { sid: `${name}.proof` });
  const $fault = createStore<ProofFault | null>(null, { sid: `${name}.proofFault` });
  /** 0 to 1 while it is being sent. */
  const $progress = createStore<number | null>(null, { sid: `${name}.progress` });
  /** Why it did not arrive. */
  const $failure = createStore<HttpFailure | null>(null, { sid: `${name}.proofFailure` });

  // effects
  const shrinkFx = createEffect<Chosen<Target>, Shrunk>(({ file }) => shrinkImage(file));
  let abort = new AbortController();
  const sendFx = createEffect<Chosen<Target>, Answer, HttpFailure>(async (given) => {
    abort = new AbortController();
    const answer = await send(given, { signal: abort.signal, onProgress: progressed });
    if (answer.ok) return answer.value;
    throw answer.failure;
  });
  const abortFx = createEffect(() => abort.abort());

  // wires
  // 1. a chosen picture is made lighter before anything is checked or sent (M250, R2)
  sample({ clock: chosen, target: shrinkFx });
  $file.on(chosen, (_, { file }) => file).on(shrinkFx.doneData, (_, shrunk) => (shrunk.ok ? shrunk.file : null));
  $fault.reset(chosen, removed).on(shrinkFx.doneData, (_, shrunk) => (shrunk.ok ? null : shrunk.fault));
  // 2. then it is sent
  sample({
    clock: shrinkFx.done,
    filter: ({ result }) => result.ok,
    fn: ({ params, result }) => ({ target: params.target, file: result.ok ? result.file : params.file }),
    target: sendFx,
  });
  $progress
    .on(sendFx, () => 0)
    .on(progressed, (_, share) => share)
    .reset(sendFx.finally);
  // 3. one that the API does not take is a fault of the choice; one that did not arrive can be sent again
  $fault.on(sendFx.failData, (_, failure) => faultOf(failure));
  $file.on(sendFx.failData, (file, failure) => (faultOf(failure) ? null : file));
  $failure.on(sendFx.failData, (_, failure) => (isStopped(failure) || faultOf(failure) ? null : failure)).reset(chosen, sendFx, removed);
  sample({
    clock: repeated,
    source: { file: $file, pending: sendFx.pending },
    filter: ({ file, pending }) => file !== null && !pending,
    fn: ({ file }, target) => ({ target, file: file as File }),
    target: sendFx,
  });
  // 4. it can be stopped, or taken away
  sample({ clock: cancelled, target: abortFx });
  $file.reset(cancelled, removed, sendFx.done);

  return { chosen, cancelled, removed, repeated, $file, $fault, $progress, $failure, shrinkFx, sendFx, abortFx };
}

export type ProofUpload<Target, Answer> = ReturnType<typeof createProofUpload<Target, Answer>>;
