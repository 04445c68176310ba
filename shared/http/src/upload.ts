import { TIMEOUT_MS } from '@straits/api-contract/constants';
import type { ApiError } from '@straits/api-contract';
import { requestEnded, requestStarted } from './loading';
import { apiPath, http, react, type RequestOptions } from './request';
import type { HttpFailure, Result } from './result';
import { authorization, httpSettings } from './settings';

export interface UploadOptions extends RequestOptions {
  /** 0 to 1 as bytes leave the browser. */
  onProgress?: (share: number) => void;
}

function formOf(file: File, fields: Record<string, string>) {
  const form = new FormData();
  // Fields go first: a streaming server knows them before the file's bytes arrive.
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('system', httpSettings().system);
  form.append('File', file);
  return form;
}

function answerOf<T>(xhr: XMLHttpRequest): Result<T> {
  try {
    const body: unknown = xhr.status === 204 ? null : JSON.parse(xhr.responseText);
    if (xhr.status >= 200 && xhr.status < 300) return { ok: true, value: body as T };
    if ((body as ApiError).code) return { ok: false, failure: { kind: 'refused', status: xhr.status, error: body as ApiError } };
  } catch {
    // An answer that is not JSON comes from something between us and the API.
  }
  return { ok: false, failure: { kind: 'network', reason: 'malformed' } };
}

/** Calls `onSilence` when nothing has moved for so long. */
function createPatience(ms: number, onSilence: () => void) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const end = () => clearTimeout(waiting);
  const moved = () => {
    end();
    waiting = setTimeout(onSilence, ms);
  };
  return { moved, end };
}

type NetworkReason = Extract<HttpFailure, { kind: 'network' }>['reason'];

function sendForm<T>(address: string, form: FormData, options: UploadOptions): Promise<Result<T>> {
  const { onProgress, idempotencyKey, signal, timeoutMs = TIMEOUT_MS.upload } = options;
  return new Promise((resolve) => {
    const xhr = new XMLHttpRequest();
    const fail = (reason: NetworkReason) => resolve({ ok: false, failure: { kind: 'network', reason } });
    const patience = createPatience(timeoutMs, () => {
      fail('timeout');
      xhr.abort();
    });
    xhr.open('POST', address);
    xhr.withCredentials = httpSettings().apiBase !== '';
    for (const [name, value] of Object.entries(authorization())) xhr.setRequestHeader(name, value);
    if (idempotencyKey) xhr.setRequestHeader('idempotency-key', idempotencyKey);
    xhr.upload.onprogress = ({ loaded, total }) => {
      patience.moved();
      onProgress?.(total ? loaded / total : 0);
    };
    xhr.onload = () => resolve(answerOf<T>(xhr));
    xhr.onerror = () => fail('offline');
    xhr.onabort = () => fail('aborted');
    xhr.onloadend = () => patience.end();
    signal?.addEventListener('abort', () => xhr.abort());
    patience.moved();
    xhr.send(form);
  });
}

/** A file with the text fields that go with it. */
export interface FileForm {
  file: File;
  fields?: Record<string, string>;
}

/**
 * Multipart POST with the file in the field `File` (M286). The specification's 10 s count as time without progress (R2),
 * so a slow line can finish a large file. XMLHttpRequest because fetch reports no upload progress.
 */
export async function upload<T>(path: string, { file, fields = {} }: FileForm, options: UploadOptions = {}): Promise<Result<T>> {
  requestStarted();
  const result = await sendForm<T>(httpSettings().apiBase + apiPath(path, options.query), formOf(file, fields), options);
  requestEnded();
  return react(result, options.notices ?? true);
}

/** Multipart only when there is a file, else JSON (M287). */
export const postWithFile = <T>(path: string, { file, fields = {} }: Partial<FileForm>, options: UploadOptions = {}) =>
  file ? upload<T>(path, { file, fields }, options) : http.post<T>(path, fields, options);
