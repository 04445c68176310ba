import type { ApiError } from '@straits/api-contract';

/** The API's own refusal with its code. */
export interface Refusal {
  kind: 'refused';
  status: number;
  error: ApiError;
}
/** A failed conversation, as a value. `network`: no answer, time-out or cut. */
export type HttpFailure = Refusal | { kind: 'network'; reason: 'offline' | 'timeout' | 'aborted' | 'malformed' };

export type Result<T> = { ok: true; value: T } | { ok: false; failure: HttpFailure };

/** The code to switch on; network failures answer undefined. */
export const refusalCode = (failure: HttpFailure | undefined) => (failure?.kind === 'refused' ? failure.error.code : undefined);

/** A failure as an exception, for SWR's fetchers and effector's effects, which want one; elsewhere failures are values. */
export class HttpError extends Error {
  constructor(readonly failure: HttpFailure) {
    super(failure.kind === 'refused' ? failure.error.message : failure.reason);
    this.name = 'HttpError';
  }
}
