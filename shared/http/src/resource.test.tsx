import { render, renderHook, screen, waitFor } from '@testing-library/react';
import { apiPath } from './request';
import { ResourceScope, useResource } from './resource';
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

describe('the same in another language', () => {
  const Scoped = ({ locale, path }: { locale: string; path: string }) => (
    <ResourceScope value={{ locale, currency: 'SGD' }}>
      <Shown path={path} />
    </ResourceScope>
  );
  const Shown = ({ path }: { path: string }) => <output>{useResource<{ id: string }>(path).data?.id ?? 'nothing'}</output>;
  beforeEach(() => {
    globalThis.fetch = jest.fn((url: RequestInfo | URL) => {
      const { pathname, searchParams } = new URL(url as string, 'http://localhost');
      if (pathname.endsWith('late')) return new Promise<Response>(() => undefined);
      return Promise.resolve(
        new Response(JSON.stringify({ id: searchParams.get('lang') }), { headers: { 'content-type': 'application/json' } }),
      );
    });
  });

  it('takes the place of what is shown only when it is here: forms in it keep what is typed', async () => {
    const { rerender } = render(<Scoped locale="EN" path="/mine" />);
    expect(await screen.findByText('EN')).toBeVisible();

    rerender(<Scoped locale="ID" path="/mine" />);

    expect(screen.getByText('EN')).toBeVisible();
    expect(await screen.findByText('ID')).toBeVisible();
  });

  it('is not what another resource said', async () => {
    const { rerender } = render(<Scoped locale="EN" path="/first" />);
    expect(await screen.findByText('EN')).toBeVisible();

    rerender(<Scoped locale="EN" path="/late" />);
    expect(screen.getByText('nothing')).toBeVisible();
    rerender(<Scoped locale="ID" path="/late" />);
    expect(screen.getByText('nothing')).toBeVisible();
  });
});

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
