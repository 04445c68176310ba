/** Numbered reasons; docs/runbooks/remote-failures.md says what to do about each. */
export type FailureCode = 'MFE-101' | 'MFE-102' | 'MFE-103' | 'MFE-104' | 'MFE-105' | 'MFE-106' | 'MFE-107' | 'MFE-108' | 'MFE-113';

/** A remote, or a part of it, that did not come. `remote` is its name, `version` the one that was asked for. */
export class RemoteFailure extends Error {
  /** The version that failed; the loader knows it. */
  version = '';
  /** Only a part of a page waits for it: no reason to load the page again. */
  isPart = false;

  constructor(
    readonly code: FailureCode,
    readonly remote: string,
    options: { cause?: unknown; detail: string },
  ) {
    super(`${code} ${remote}: ${options.detail}`, { cause: options.cause });
    this.name = 'RemoteFailure';
  }
}

const textOf = (thrown: unknown) => (thrown instanceof Error ? `${thrown.name} ${thrown.message}` : String(thrown));

/** Names what the federation runtime, webpack or the remote's own code threw while loading. */
export function failureOf(remote: string, thrown: unknown): RemoteFailure {
  if (thrown instanceof RemoteFailure) return thrown;
  const text = textOf(thrown);
  const because = (code: FailureCode, detail: string) => new RemoteFailure(code, remote, { cause: thrown, detail });
  if (/ChunkLoadError|Loading chunk|Loading CSS chunk/.test(text)) return because('MFE-106', 'a file of it did not load');
  if (/does not exist in container|RUNTIME-014/.test(text)) return because('MFE-105', 'it does not expose what was asked for');
  if (/RUNTIME-008|RUNTIME-003|Failed to fetch|NetworkError/.test(text)) return because('MFE-102', 'its entry did not load');
  if (/RUNTIME-004|not in registry/.test(text)) return because('MFE-101', 'it is not in the registry');
  return because('MFE-104', `it broke while starting: ${text.slice(0, 200)}`);
}
