import type { HttpFailure } from '@straits/http';

/** One act of the shopper towards the API: the same act sent again has the same key, so that it counts once (A5). */
export interface Act {
  key: string;
  /** What is asked, as text: another wish is another act. */
  wish: string;
}

/** The act for this wish: the one under way when it is the same wish, otherwise a new one. */
export const actFor = (current: Act | null, wish: unknown, newKey: () => string): Act => {
  const text = JSON.stringify(wish);
  return current?.wish === text ? current : { key: newKey(), wish: text };
};

/** Whether nobody knows what became of the act: then it is sent again under its key, otherwise the answer has ended it. */
export const isUndecided = (failure: HttpFailure) =>
  failure.kind === 'network' || failure.status >= 500 || failure.error.code === 'request_in_progress';
