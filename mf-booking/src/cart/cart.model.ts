import { createEffect, createEvent, createStore, sample } from 'effector';
import type { CartLine, PutCartLine } from '@straits/api-contract';
import { newIdempotencyKey, type HttpFailure, type Result } from '@straits/http';
import { deleteLine, holdLineAgain, postLine, putLine } from '../held-places/cart.api';
import { asPutLine } from '../held-places/put-line.rules';
import { pause } from '../acts/delay';

export const UNDO_MS = 10_000;

/** A removed line and where it stood, so that Undo can be shown there. */
export interface Removed {
  line: CartLine;
  position: number;
}
export interface LineChange {
  lineId: string;
  change: PutCartLine;
}

// events
export const lineRemoved = createEvent<Removed>();
export const undoAsked = createEvent();
export const holdAgainAsked = createEvent<string>();
export const editOpened = createEvent<string>();
export const editClosed = createEvent();
export const lineChanged = createEvent<LineChange>();

// stores
/** Lines that wait for an answer. */
export const $busyLines = createStore<string[]>([], { sid: 'booking.busyLines' });
export const $removed = createStore<Removed | null>(null, { sid: 'booking.removed' });
/** Why the last act on a line failed. */
export const $lineFailures = createStore<Record<string, HttpFailure>>({}, { sid: 'booking.lineFailures' });
/** The line whose date and units are being changed. */
export const $editing = createStore<string | null>(null, { sid: 'booking.editing' });

// effects
const orThrow = async (answer: Promise<Result<unknown>>) => {
  const result = await answer;
  if (!result.ok) throw result.failure;
};
export const deleteLineFx = createEffect<Removed, void, HttpFailure>(({ line }) => orThrow(deleteLine(line.id)));
export const undoFx = createEffect<Removed & { key: string }, void, HttpFailure>(({ line, key }) =>
  orThrow(postLine(asPutLine(line), key)),
);
export const holdAgainFx = createEffect<string, void, HttpFailure>((lineId) => orThrow(holdLineAgain(lineId)));
export const putLineFx = createEffect<LineChange, void, HttpFailure>(({ lineId, change }) => orThrow(putLine(lineId, change)));
export const waitForUndoFx = createEffect<Removed, void>(() => pause(UNDO_MS));

// derived
export const $isUndoing = undoFx.pending;
export const $isChanging = putLineFx.pending;

// wires
const without = (failures: Record<string, HttpFailure>, lineId: string) =>
  Object.fromEntries(Object.entries(failures).filter(([id]) => id !== lineId));
const begun = [deleteLineFx.map(({ line }) => line.id), holdAgainFx, putLineFx.map(({ lineId }) => lineId)];
const ended = [
  deleteLineFx.finally.map(({ params }) => params.line.id),
  holdAgainFx.finally.map(({ params }) => params),
  putLineFx.finally.map(({ params }) => params.lineId),
];
// 1. a line takes one act at a time, and an act begins with a clean slate
const isFree = ($busy: string[], lineId: string) => !$busy.includes(lineId);
sample({
  clock: lineRemoved,
  source: $busyLines,
  filter: (busy, { line }) => isFree(busy, line.id),
  fn: (_, removed) => removed,
  target: deleteLineFx,
});
sample({ clock: holdAgainAsked, source: $busyLines, filter: isFree, fn: (_, lineId) => lineId, target: holdAgainFx });
sample({
  clock: lineChanged,
  source: $busyLines,
  filter: (busy, { lineId }) => isFree(busy, lineId),
  fn: (_, change) => change,
  target: putLineFx,
});
$busyLines.on(begun, (busy, lineId) => [...busy, lineId]).on(ended, (busy, lineId) => busy.filter((id) => id !== lineId));
$lineFailures.on([...begun, editOpened], without);
// 2. a removed line can be called back for ten seconds; the places were given up, so Undo asks for them again
$removed.on(deleteLineFx.done, (_, { params }) => params);
sample({ clock: deleteLineFx.done, fn: ({ params }) => params, target: waitForUndoFx });
$removed.on(waitForUndoFx.done, (removed, { params }) => (removed === params ? null : removed));
const undoBegun = sample({
  clock: undoAsked,
  source: { removed: $removed, pending: undoFx.pending },
  filter: ({ removed, pending }) => removed !== null && !pending,
});
sample({
  clock: undoBegun,
  filter: ({ removed }) => removed !== null,
  fn: ({ removed }) => ({ ...(removed as Removed), key: newIdempotencyKey() }),
  target: undoFx,
});
$removed.reset(undoFx.done);
// 3. editing ends when the change is made
$editing.on(editOpened, (_, lineId) => lineId).reset(editClosed, putLineFx.done);
// 4. faults stand at their line
$lineFailures
  .on(deleteLineFx.fail, (failures, { params, error }) => ({ ...failures, [params.line.id]: error }))
  .on(undoFx.fail, (failures, { params, error }) => ({ ...failures, [params.line.id]: error }))
  .on(holdAgainFx.fail, (failures, { params, error }) => ({ ...failures, [params]: error }))
  .on(putLineFx.fail, (failures, { params, error }) => ({ ...failures, [params.lineId]: error }));
