import type { UnreadCount } from '@straits/api-contract';
import { followEvents, http } from '@straits/http';

const POLL_MS = 30_000;
/** A page that has just ended its own session leaves before this is over, and asks no more. */
const AGAIN_MS = 2_000;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

async function ask(tell: (count: number) => void, signal: AbortSignal) {
  const answer = await http.get<UnreadCount>('/notifications/count', { notices: false, signal });
  if (answer.ok) tell(answer.value.unread);
}

/** Follows the stream; while there is none, asks every half minute and tries the stream again. */
async function hold(tell: (count: number) => void, signal: AbortSignal) {
  while (!signal.aborted) {
    let said = false;
    await followEvents('/notifications/live', {
      signal,
      onEvent: (name, data) => {
        if (name !== 'unread') return;
        said = true;
        tell((data as UnreadCount).unread);
      },
    });
    if (!said && !signal.aborted) await ask(tell, signal);
    await pause(said ? AGAIN_MS : POLL_MS, signal);
  }
}

/**
 * Tells how many notifications are unread, live, until it is stopped. One tab of the browser holds the stream and tells the others of the
 * same person: browsers give a host few connections. `whose` keeps two people's tabs apart.
 */
export function followUnread(whose: string, onCount: (count: number) => void): () => void {
  const stop = new AbortController();
  const name = `straits-bell:${whose}`;
  const others = new BroadcastChannel(name);
  others.onmessage = ({ data }: MessageEvent<number>) => onCount(data);
  const tell = (count: number) => {
    onCount(count);
    if (!stop.signal.aborted) others.postMessage(count);
  };
  const { signal } = stop;
  const lead = () => hold(tell, signal);
  void ask(onCount, signal).then(() => {
    if (signal.aborted) return;
    // Where there are no locks (an address that is not secure), every tab holds a stream of its own.
    if (!('locks' in navigator)) void lead();
    else void navigator.locks.request(name, { signal }, lead).catch(() => undefined);
  });
  return () => {
    stop.abort();
    others.close();
  };
}
