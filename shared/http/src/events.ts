import { apiPath, react } from './request';
import type { Result } from './result';
import { authorization, httpSettings } from './settings';
import type { ApiError } from '@straits/api-contract';

/** The first event must come within this time, and from then on some sign of life: a proxy that keeps everything to itself is no stream. */
const FIRST_MS = 10_000;
const SILENCE_MS = 45_000;

export interface FollowOptions {
  onEvent: (name: string, data: unknown) => void;
  signal: AbortSignal;
}

/** Reads `event:` and `data:` of one event; comments and anything else say nothing. */
function tell(block: string, onEvent: FollowOptions['onEvent']) {
  const name = /^event: (.+)$/m.exec(block)?.[1];
  const data = /^data: (.+)$/m.exec(block)?.[1];
  if (name && data) onEvent(name, JSON.parse(data));
}

async function read(body: ReadableStream<Uint8Array>, { onEvent, onLife }: { onEvent: FollowOptions['onEvent']; onLife: () => void }) {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onLife();
    const blocks = (text + part.value).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) tell(block, onEvent);
  }
}

/**
 * Follows server-sent events until they end, break or `signal` stops them. By fetch, because `EventSource` cannot send the bearer. A session
 * that is over ends it like every other 401; anything else is answered as a value, without a toast.
 */
export async function followEvents(path: string, { onEvent, signal }: FollowOptions): Promise<Result<null>> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), FIRST_MS);
  const onLife = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MS);
  };
  try {
    const response = await fetch(httpSettings().apiBase + apiPath(path), {
      headers: { accept: 'text/event-stream', ...authorization() },
      credentials: httpSettings().apiBase ? 'include' : 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || !response.body) {
      const error = (await response.json()) as ApiError;
      return react({ ok: false, failure: { kind: 'refused', status: response.status, error } }, false);
    }
    await read(response.body, { onEvent, onLife });
    return { ok: true, value: null };
  } catch {
    return { ok: false, failure: { kind: 'network', reason: signal.aborted ? 'aborted' : 'offline' } };
  } finally {
    clearTimeout(timer);
  }
}
