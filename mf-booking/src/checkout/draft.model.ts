import { createEffect, createEvent, createStore, sample } from 'effector';
import type { CheckoutDraft } from '@straits/api-contract';
import { http, refusalCode, type HttpFailure } from '@straits/http';
import { $user } from '@straits/session';
import { pause } from '../acts/delay';
import { NO_CONTACT, type ContactValues } from './contact.rules';
import { withNamesLater } from './travellers/names-later.rules';
import { type Seat, type TravellerRecord, type TravellerValues } from './travellers/traveller.rules';
import { withMovedRecord, withTyped, type Moved, type Spot } from './travellers/traveller-records.rules';

/** How long the typing rests before it is saved. */
const REST_MS = 800;
/** How long a line or a server that could not save is left alone. */
const AGAIN_MS = 3_000;

/** What was typed in the checkout; the API keeps it for 24 hours, so that no reload, expiry or sign-in loses it (U42). */
export interface Draft {
  contact: Partial<ContactValues>;
  travellers: TravellerRecord[];
  note: string;
}
const EMPTY: Draft = { contact: { country: NO_CONTACT.country }, travellers: [], note: '' };

// events
export const checkoutOpened = createEvent();
export const contactTyped = createEvent<Partial<ContactValues>>();
export const travellerTyped = createEvent<{ seat: Spot; values: Partial<TravellerValues> }>();
/** A ticket became another one; its traveller goes along. */
export const ticketChanged = createEvent<{ seat: Seat; to: Moved }>();
/** A line's travellers are named after the order, or after all now. */
export const namesLaterChosen = createEvent<{ seat: Seat; isLater: boolean }>();
export const noteTyped = createEvent<string>();
/** A step was left: save at once. */
export const stepLeft = createEvent();
/** The order is placed: the API has let go of the draft too. */
export const draftUsed = createEvent();

// stores
/** Null until the API has answered. */
export const $draft = createStore<Draft | null>(null, { sid: 'booking.draft' });
export const $draftFailure = createStore<HttpFailure | null>(null, { sid: 'booking.draftFailure' });
/** Number of the last change. */
const $edit = createStore(0, { sid: 'booking.edit' });
const $savedEdit = createStore(0, { sid: 'booking.savedEdit' });
/** Something typed since the checkout was opened has arrived. */
const $hasSaved = createStore(false, { sid: 'booking.hasSaved' });
const $saveFailed = createStore(false, { sid: 'booking.saveFailed' });

// effects
export const loadDraftFx = createEffect<void, CheckoutDraft, HttpFailure>(async () => {
  const answer = await http.get<CheckoutDraft>('/cart/draft', { notices: false });
  if (!answer.ok) throw answer.failure;
  return answer.value;
});
interface Saving {
  draft: Draft;
  edit: number;
}
const bodyOf = ({ contact, travellers, note }: Draft) => {
  // An address or record is a text or a tick; what is undefined stays out.
  const passengers: CheckoutDraft['passengers'] = travellers.map(
    (record) => JSON.parse(JSON.stringify(record)) as Record<string, string | boolean>,
  );
  return { contact, passengers, note };
};
export const saveDraftFx = createEffect<Saving, void, HttpFailure>(async ({ draft }) => {
  const answer = await http.put('/cart/draft', bodyOf(draft), { notices: false });
  if (!answer.ok) throw answer.failure;
});
/** Sets aside what was typed after the session had ended: it comes back when the same person signs in here. */
export const setAsideFx = createEffect<{ draft: Draft; of: string }, void>(async ({ draft, of }) => {
  await http.put('/cart/draft', { ...bodyOf(draft), of }, { notices: false, isParting: true });
});
export const restFx = createEffect<number, void>(() => pause(REST_MS));
export const waitBeforeAgainFx = createEffect<number, void>(() => pause(AGAIN_MS));
/** Another try may do: nothing is wrong with what was sent. */
const mayPass = (failure: HttpFailure) => failure.kind === 'network' || failure.status >= 500;
const isBusy = (failure: HttpFailure) => failure.kind === 'refused' && failure.status === 503;

// derived
const $isDirty = sample({ source: { edit: $edit, saved: $savedEdit }, fn: ({ edit, saved }) => edit !== saved });
/** 'untouched' until something was typed here: then there is nothing to say. */
export type SaveState = 'untouched' | 'saved' | 'saving' | 'failed';
const settled = (hasSaved: boolean): SaveState => (hasSaved ? 'saved' : 'untouched');
export const $saveState = sample({
  source: { dirty: $isDirty, failed: $saveFailed, hasSaved: $hasSaved },
  fn: ({ dirty, failed, hasSaved }): SaveState => (failed ? 'failed' : dirty ? 'saving' : settled(hasSaved)),
});

// wires
// 1. opening loads the draft, unless something typed here is not saved yet
sample({
  clock: checkoutOpened,
  source: { dirty: $isDirty, pending: loadDraftFx.pending },
  filter: ({ dirty, pending }) => !dirty && !pending,
  fn: () => undefined,
  target: loadDraftFx,
});
$draft.on(loadDraftFx.doneData, (_, loaded) => ({
  contact: { ...EMPTY.contact, ...loaded.contact },
  travellers: (loaded.passengers ?? []) as unknown as TravellerRecord[],
  note: loaded.note ?? '',
}));
$draftFailure.on(loadDraftFx.failData, (_, failure) => failure).reset(loadDraftFx);
// 2. typing
$draft
  .on(contactTyped, (draft, contact) => ({ ...(draft ?? EMPTY), contact }))
  .on(travellerTyped, (draft, { seat, values }) => ({ ...(draft ?? EMPTY), travellers: withTyped(draft?.travellers ?? [], seat, values) }))
  .on(ticketChanged, (draft, { seat, to }) => ({ ...(draft ?? EMPTY), travellers: withMovedRecord(draft?.travellers ?? [], seat, to) }))
  .on(namesLaterChosen, (draft, { seat, isLater }) => ({
    ...(draft ?? EMPTY),
    travellers: withNamesLater(draft?.travellers ?? [], seat, isLater),
  }))
  .on(noteTyped, (draft, note) => ({ ...(draft ?? EMPTY), note }));
$edit.on([contactTyped, travellerTyped, ticketChanged, namesLaterChosen, noteTyped], (edit) => edit + 1);
// 3. it is saved when the typing rests, or when the step is left; one save at a time
sample({ clock: $edit, filter: (edit) => edit > 0, target: restFx });
const rested = sample({ clock: [restFx.done, waitBeforeAgainFx.done], source: $edit, filter: (edit, { params }) => edit === params });
const saveWanted = sample({
  clock: [rested, stepLeft],
  source: { draft: $draft, edit: $edit, dirty: $isDirty, pending: saveDraftFx.pending },
  filter: ({ draft, dirty, pending }) => dirty && !pending && draft !== null,
});
sample({ clock: saveWanted, fn: ({ draft, edit }) => ({ draft: draft ?? EMPTY, edit }), target: saveDraftFx });
$savedEdit.on(saveDraftFx.done, (_, { params }) => params.edit);
$hasSaved.on(saveDraftFx.done, () => true).reset(checkoutOpened);
$saveFailed.on(saveDraftFx.failData, (_, failure) => !isBusy(failure)).reset(saveDraftFx.done);
// 4. what was typed during a save is saved after it
sample({ clock: saveDraftFx.done, source: $edit, filter: (edit, { params }) => edit !== params.edit, target: restFx });
//    and what could not be saved is sent again by itself; of a server that is only busy nothing is said
sample({ clock: saveDraftFx.failData, source: $edit, filter: (_, failure) => mayPass(failure), target: waitBeforeAgainFx });
// 5. a session that ended elsewhere loses nothing typed (T3): the page goes to sign in
sample({
  clock: saveDraftFx.failData,
  source: { draft: $draft, user: $user },
  filter: ({ draft, user }, failure) => refusalCode(failure) === 'unauthenticated' && draft !== null && user !== null,
  fn: ({ draft, user }) => ({ draft: draft ?? EMPTY, of: user?.Id ?? '' }),
  target: setAsideFx,
});
// 6. the end
$draft.reset(draftUsed);
sample({ clock: draftUsed, source: $edit, target: $savedEdit });
