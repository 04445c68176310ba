import { RemoteFailure } from '@straits/federation';
import type { Texts } from '@straits/i18n';
import { onChunkFailure } from './reload-guard';

/** A failure that the shopper saw: named in the console with its code, and told to our own server. */
export const reporter = (texts: Texts) => (failure: RemoteFailure) => {
  reportFailure(failure);
  if (failure.code === 'MFE-106') onChunkFailure(texts);
};

/** The same for what React could mend by itself. */
export function reportFailure(error: unknown) {
  const failure =
    error instanceof RemoteFailure ? { code: error.code, remote: error.remote, message: error.message } : { message: String(error) };
  console.error('[straits]', failure.message);
  const body = JSON.stringify({ ...failure, path: location.pathname });
  navigator.sendBeacon?.('/reports', new Blob([body], { type: 'application/json' }));
}
