import type { RemoteFailure } from '@straits/federation';
import type { Texts } from '@straits/i18n';
import type { PageState } from '../page/page-state';
import { onChunkFailure } from './reload-guard';

/** What a shopper's page saw; who sends it on comes after the start. */
export interface Seen {
  name: string;
  remote: string;
  version: string;
  detail: string;
  /** Address of the file that did not come, for telling an altered one from a missing one. */
  file?: string;
}

const counts = new Map<string, number>();
/** How many failures of a remote this page has seen. */
export const countSeen = (remote: string) => counts.get(remote) ?? 0;

const waiting: Seen[] = [];
let take = (seen: Seen): void => void waiting.push(seen);

/** Whatever was seen until now and from now on. */
export function collectSeen(next: (seen: Seen) => void) {
  take = next;
  for (const seen of waiting.splice(0)) next(seen);
}

const fileOf = ({ cause }: RemoteFailure): string | undefined =>
  typeof cause === 'string' ? cause : (cause as { request?: string } | undefined)?.request;

/** A failure of a remote: named in the console with its code, and collected. */
export const reporter =
  (texts: Texts, { remotes }: PageState) =>
  (failure: RemoteFailure) => {
    const { code, remote, version, message } = failure;
    console.error('[straits]', message);
    counts.set(remote, countSeen(remote) + 1);
    take({ name: code, remote, version, detail: message, file: fileOf(failure) });
    // A version that another stands in for is no reason to load the page again, and neither is a part of it.
    const hasOther = remotes.some(({ name, previous }) => name === remote && previous);
    if (code === 'MFE-106' && !hasOther && !failure.isPart) onChunkFailure(texts);
  };

/** The same for what React could mend by itself. */
export function reportFailure(error: unknown, build: string) {
  const detail = error instanceof Error ? error.message : String(error);
  console.error('[straits]', detail);
  take({ name: 'MFE-120', remote: 'shell', version: build, detail });
}
