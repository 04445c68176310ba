import type { ApiError } from '@straits/api-contract';
import type { Refusal } from '@straits/http';
import { createKeptValues } from './kept-values';
import { ANSWER_CACHE, settings } from './settings';

/** What the API said: a value, a refusal that would be the same if asked again, or nothing useful in time. */
export type ApiAnswer = { kind: 'value'; value: unknown } | Refusal | { kind: 'failed'; reason: string };

/** Malformed, not there, not as it is asked: neither another visitor nor another moment would be answered otherwise. */
const FINAL = new Set([400, 404, 422]);
const refusalOf = async (response: Response) => ((await response.json().catch(() => null)) ?? {}) as Partial<ApiError>;

/** Asks the API in the name of the visitor's host, without anybody's session: what every visitor may see. */
export async function askApi(key: string, host: string, limitMs: number): Promise<ApiAnswer> {
  try {
    const response = await fetch(settings.apiInternal + key, {
      headers: { accept: 'application/json', 'x-forwarded-host': host },
      signal: AbortSignal.timeout(limitMs),
    });
    if (response.ok) return { kind: 'value', value: await response.json() };
    const error = await refusalOf(response);
    if (FINAL.has(response.status) && error.code) return { kind: 'refused', status: response.status, error: error as ApiError };
    return { kind: 'failed', reason: `HTTP ${response.status} ${error.code ?? ''}` };
  } catch (error) {
    return { kind: 'failed', reason: String(error) };
  }
}

type Value = Extract<ApiAnswer, { kind: 'value' }>;

/** Only values are kept: what is missing or failed is asked for again by the next visitor. */
class NotKept extends Error {
  constructor(readonly answer: ApiAnswer) {
    super(answer.kind);
  }
}

const kept = createKeptValues<Value>(ANSWER_CACHE);

/** `askApi`, with values kept for a moment and asked for once however many pages want them. */
export const askApiOnce = (key: string, host: string, limitMs: number): Promise<ApiAnswer> =>
  kept
    .get(`${host} ${key}`, async () => {
      const answer = await askApi(key, host, limitMs);
      if (answer.kind !== 'value') throw new NotKept(answer);
      return answer;
    })
    .catch((error: unknown) => {
      if (error instanceof NotKept) return error.answer;
      throw error;
    });
