import { act, render } from '@testing-library/react';
import { setToken } from '@straits/http';
import { BrowserRouter, useNavigate } from '@straits/router';
import { LOADING, PageSourceProvider, type PageSource } from './page-source';
import { findRoute, routesOf } from './routes.rules';
import { remoteWith, routeTo, SHOP } from './show-site.fixture';
import { SiteProvider, type SiteView } from './site-context';
import { useShownLocation } from './use-shown-location';
import { useSignedRule } from './use-signed-rule';

const routes = routesOf([remoteWith([{ ...routeTo('/profile'), middleware: ['signed'] }, routeTo('/next')])]);
const source = {
  read: ({ path }: { path: string }) => (path === '/next' ? LOADING : { status: 'ready', page: { Page: () => null }, version: 'v1' }),
  subscribe: () => () => undefined,
  load: () => new Promise<never>(() => undefined),
} as unknown as PageSource;

it('does not send to sign in whoever signs out and goes elsewhere, while the page that was left still stands', () => {
  window.history.replaceState(null, '', '/profile');
  setToken('a-token');
  let go = (_to: string) => undefined as void;
  function Frame() {
    const { pathname, search } = useShownLocation();
    const navigate = useNavigate();
    go = (to) => void navigate(to);
    useSignedRule(findRoute(routes, pathname)?.route, pathname + search);
    return null;
  }
  render(
    <BrowserRouter>
      <SiteProvider value={{ routes, shop: SHOP } as SiteView}>
        <PageSourceProvider value={source}>
          <Frame />
        </PageSourceProvider>
      </SiteProvider>
    </BrowserRouter>,
  );

  act(() => {
    setToken(null);
    go('/next');
  });

  expect(window.location.pathname).toBe('/next');
});
