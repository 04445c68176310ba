import { settings } from './settings';

/** What the API said: a value, that there is no such thing, or nothing useful in time. */
export type ApiAnswer = { kind: 'value'; value: unknown } | { kind: 'missing'; code: string } | { kind: 'failed'; reason: string };

/** Asks the API in the name of the visitor's host, without anybody's session: what every visitor may see. */
export async function askApi(key: string, host: string, limitMs: number): Promise<ApiAnswer> {
  try {
    const response = await fetch(settings.apiInternal + key, {
      headers: { accept: 'application/json', 'x-forwarded-host': host },
      signal: AbortSignal.timeout(limitMs),
    });
    if (response.ok) return { kind: 'value', value: await response.json() };
    const body = (await response.json().catch(() => null)) as { code?: string } | null;
    if (response.status === 404) return { kind: 'missing', code: body?.code ?? 'not_found' };
    return { kind: 'failed', reason: `HTTP ${response.status} ${body?.code ?? ''}` };
  } catch (error) {
    return { kind: 'failed', reason: String(error) };
  }
}
