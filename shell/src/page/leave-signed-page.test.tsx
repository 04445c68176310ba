import { act, render, waitFor } from '@testing-library/react';
import { setToken } from '@straits/http';
import { BrowserRouter, useNavigate } from '@straits/router';
import { sessionEnded, signOutAsked } from '@straits/session';
import { fakeApi } from '@straits/testing/fake-api';
import { tellSignOut } from '../browser/sign-out.model';
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

let go = (_to: string) => undefined as void;
function showProfile() {
  window.history.replaceState(null, '', '/profile');
  setToken('a-token');
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
}
afterEach(() => setToken(null));

it('does not send to sign in whoever deletes the account and goes elsewhere, while the page that was left still stands', () => {
  showProfile();

  act(() => {
    setToken(null);
    go('/next');
  });

  expect(window.location.pathname).toBe('/next');
});

it('leads from a page for the signed-in to the sign-in when its person signs out', async () => {
  tellSignOut();
  const requests = fakeApi({ 'POST /auth/sign-out': { body: { done: true } } });
  showProfile();

  act(() => signOutAsked());

  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/login'));
  expect(requests).toHaveLength(1);
});

it('leaves the whole page’s way to the sign-in, and back, to a session that the API ended', async () => {
  tellSignOut();
  showProfile();

  await act(async () => sessionEnded());

  expect(window.location.pathname).toBe('/profile');
});
