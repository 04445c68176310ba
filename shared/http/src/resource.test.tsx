import { renderHook, waitFor } from '@testing-library/react';
import { apiPath } from './request';
import { useResource } from './resource';
import type { Refusal } from './result';
import { configureHttp, setToken } from './settings';

const GONE: Refusal = { kind: 'refused', status: 404, error: { code: 'not_found', message: 'Page not found', requestId: 'r1' } };
const fetched = jest.fn(() => Promise.resolve(new Response('{"id":"x"}', { headers: { 'content-type': 'application/json' } })));
beforeEach(() => {
  globalThis.fetch = fetched;
  fetched.mockClear();
  setToken(null);
});

const showRefused = (path: string) => {
  configureHttp({ refused: { [apiPath(path)]: GONE } });
  return renderHook(() => useResource<{ id: string }>(path, {}, { shouldRetryOnError: false, dedupingInterval: 0 })).result;
};

describe('what the server was refused as it drew the page', () => {
  it('is told to the page without asking, however often it is wanted', async () => {
    const shown = showRefused('/products/attraction/gone');
    await waitFor(() => expect(shown.current.error?.failure).toBe(GONE));
    expect(fetched).not.toHaveBeenCalled();

    await shown.current.mutate().catch(() => undefined);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is asked for by who has signed in since: they may see more than a visitor', async () => {
    setToken('theirs');
    const shown = showRefused('/products/attraction/theirs');
    await waitFor(() => expect(shown.current.data).toEqual({ id: 'x' }));
  });
});
