import { TIMEOUT_MS } from '@straits/api-contract/constants';
import type { ApiError } from '@straits/api-contract';
import { requestEnded, requestStarted } from './loading';
import { apiPath, react, type RequestOptions } from './request';
import type { Result } from './result';
import { authorization, httpSettings } from './settings';

// The address lives for a moment longer than the click: Safari reads it late.
const RELEASE_AFTER_MS = 60_000;

function save(file: Blob, fileName: string) {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
}

/** `sent`: what the document is asked for with, by POST. */
export interface DownloadOptions extends RequestOptions {
  sent?: object;
}

async function fetchFile(path: string, { sent, ...options }: DownloadOptions): Promise<Result<Blob>> {
  const limit = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS.background);
  try {
    const response = await fetch(httpSettings().apiBase + apiPath(path, options.query), {
      ...(sent && { method: 'POST', body: JSON.stringify(sent) }),
      headers: { ...authorization(), ...(sent && { 'content-type': 'application/json' }) },
      credentials: httpSettings().apiBase ? 'include' : 'same-origin',
      signal: limit,
    });
    if (response.ok) return { ok: true, value: await response.blob() };
    const error = (await response.json()) as ApiError;
    return { ok: false, failure: { kind: 'refused', status: response.status, error } };
  } catch {
    return { ok: false, failure: { kind: 'network', reason: limit.aborted ? 'timeout' : 'offline' } };
  }
}

/** Saves a document of the API under `fileName`. A plain link would not do: the bearer travels in a header. */
export async function download(path: string, fileName: string, options: DownloadOptions = {}): Promise<Result<null>> {
  requestStarted();
  const file = await fetchFile(path, options);
  requestEnded();
  if (!file.ok) return react(file, options.notices ?? true);
  save(file.value, fileName);
  return { ok: true, value: null };
}
