import { createEffect, createEvent, createStore, sample } from 'effector';
import type { BankComparison } from '@straits/api-contract';
import { http, type HttpFailure } from '@straits/http';
import { orThrow } from '../typing/act';

export interface CompareAsked {
  /** `2026-11` */
  month: string;
  of: string;
  content: string;
}

// events
export const compareAsked = createEvent<CompareAsked>();

// stores
export const $comparison = createStore<BankComparison | null>(null, { sid: 'wallet.bankComparison' });
export const $compareFailure = createStore<HttpFailure | null>(null, { sid: 'wallet.bankLinesFailure' });

// effects
export const compareFx = createEffect<CompareAsked, BankComparison, HttpFailure>(async (asked) =>
  orThrow(await http.post<BankComparison>('/wallet/bank-lines', asked, { notices: false })),
);

// wires: one comparison at a time; nothing is kept at the API, so that asking again is harmless
sample({ clock: compareAsked, source: compareFx.pending, filter: (pending) => !pending, fn: (_, asked) => asked, target: compareFx });
$comparison.reset(compareFx).on(compareFx.doneData, (_, comparison) => comparison);
$compareFailure.reset(compareFx).on(compareFx.failData, (_, failure) => failure);
