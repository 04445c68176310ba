import { newIdempotencyKey, type HttpFailure, type Result } from '@straits/http';

/** For effects: a failure is thrown as what it is. */
export const orThrow = <T>(answer: Result<T>): T => {
  if (answer.ok) return answer.value;
  throw answer.failure;
};

/** One act towards the API: the same wish sent again has the same key, so that it counts once (R9). */
export interface Act {
  key: string;
  wish: string;
}
export function actFor(current: Act | null, wish: unknown): Act {
  const text = JSON.stringify(wish);
  return current?.wish === text ? current : { key: newIdempotencyKey(), wish: text };
}
/** Whether nobody knows what became of the act: then it is sent again under its key. */
export const isUndecided = (failure: HttpFailure) => failure.kind === 'network' || failure.status >= 500;
