import { renderHook, waitFor } from '@testing-library/react';
import { apiPath } from './request';
import { useResource } from './resource';
import type { Refusal } from './result';
import { configureHttp } from './settings';

const GONE: Refusal = { kind: 'refused', status: 404, error: { code: 'not_found', message: 'Page not found', requestId: 'r1' } };
const fetched = jest.fn(() => Promise.resolve(new Response('{"id":"x"}', { headers: { 'content-type': 'application/json' } })));
beforeEach(() => {
  globalThis.fetch = fetched;
  fetched.mockClear();
});

const showRefused = (path: string) => {
  configureHttp({ refused: { [apiPath(path)]: GONE } });
  return renderHook(() => useResource<{ id: string }>(path, {}, { shouldRetryOnError: false, dedupingInterval: 0 })).result;
};

describe('what the server was refused as it drew the page', () => {
  it('is told to the page without asking, and asked for when the page asks again', async () => {
    const shown = showRefused('/products/attraction/gone');
    await waitFor(() => expect(shown.current.error?.failure).toBe(GONE));
    expect(fetched).not.toHaveBeenCalled();

    await shown.current.mutate();
    await waitFor(() => expect(shown.current.data).toEqual({ id: 'x' }));
  });
});
