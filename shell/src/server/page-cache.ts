import { createHash } from 'node:crypto';
import { createKeptValues } from './kept-values';
import { brotli, press, type Encoding } from './press';
import { PAGE_CACHE } from './settings';

/** A page that can be given again as it is. */
export interface KeptPage {
  status: number;
  headers: Record<string, string>;
  /** Compressed when somebody first wants it so, and once: most pages are asked for in one way, many only a single time. */
  bytes: (encoding: Encoding) => Promise<Buffer>;
}

/** From this asking on a page is worth a third of a second of a processor, which makes it a tenth smaller. */
const OFTEN = 3;
const BEST = 11;

interface Pressed {
  made: Map<Encoding, Promise<Buffer>>;
  asked: number;
}
// By content: a page that is made anew every few seconds is mostly the same as before, and is not compressed again.
const pressed = new Map<string, Pressed>();
function pressedOf(identity: Buffer): Pressed {
  const digest = createHash('sha256').update(identity).digest('base64');
  const known = pressed.get(digest) ?? { made: new Map(), asked: 0 };
  pressed.delete(digest);
  pressed.set(digest, known);
  const oldest = pressed.keys().next().value;
  if (pressed.size > PAGE_CACHE.pages && oldest !== undefined) pressed.delete(oldest);
  return known;
}

export function pack(status: number, headers: Record<string, string>, identity: Buffer): KeptPage {
  const known = pressedOf(identity);
  const { made } = known;
  const bytes = (encoding: Encoding) => {
    const already = made.get(encoding) ?? press[encoding](identity);
    made.set(encoding, already);
    if (encoding === 'br' && ++known.asked === OFTEN)
      void brotli(identity, BEST).then(
        (smaller) => made.set('br', Promise.resolve(smaller)),
        () => undefined,
      );
    return already;
  };
  return { status, headers, bytes };
}

/** Visitors' pages: 5 s as they are, up to 60 s while the next one is made (architecture, "A page" 6). */
export const createPageCache = (now: () => number = Date.now) =>
  createKeptValues<KeptPage>({ ...PAGE_CACHE, retryMs: 1_000, entries: PAGE_CACHE.pages, now });
