import { RemoteContract } from '@straits/remote-contract/schema';
import type { PageState } from './page-state';
import { packState, unpackState } from './state-on-page.rules';

const contract = RemoteContract.parse({
  name: 'mf_catalog',
  contract: 1,
  mission: 'Find what can be bought, and understand it.',
  criticality: 'primary',
  namespace: 'catalog',
  routes: [
    { path: '/', chunk: 'home', layout: 'default', titleKey: 'home.title', texts: ['home'] },
    { path: '/about', chunk: 'about', layout: 'default', titleKey: 'about.title' },
    {
      path: '/cruise/:slug/pricing',
      chunk: 'cruise-pricing',
      layout: 'pricing',
      titleKey: 'home.title',
      middleware: ['signed'],
      robots: 'noindex',
    },
  ],
  fragments: [{ name: 'Search', slot: 'header.search', width: 44, height: 44 }],
  navigation: [{ titleKey: 'about.title', path: '/about', order: 1 }],
  budgetBytes: 30_000,
});
const words = { 'home.title': 'Home', 'about.title': 'About' };
const state = {
  language: 'en',
  route: '/',
  remotes: [
    {
      name: 'mf_catalog',
      version: 'a1',
      baseUrl: 'https://catalog.test/a1/',
      integrity: null,
      previous: null,
      contract,
      titles: { en: words, id: words },
    },
  ],
} as unknown as PageState;

it('brings to the browser all that it reads of a route', () => {
  const [remote] = unpackState(JSON.parse(JSON.stringify(packState(state))) as ReturnType<typeof packState>).remotes;
  const read = ({ path, layout, middleware, texts, robots, titleKey }: RemoteContract['routes'][number]) => ({
    path,
    layout,
    middleware,
    texts,
    robots,
    titleKey,
  });

  expect(remote!.contract.routes.map(read)).toEqual(state.remotes[0]!.contract.routes.map(read));
  expect(remote!.contract.fragments).toEqual(state.remotes[0]!.contract.fragments);
});

it('has every title in its own language, and the menu in all', () => {
  expect(packState(state).remotes[0]!.titles).toEqual({ en: words, id: { 'about.title': 'About' } });
});

it('says nothing that is as usual, or that servers alone read', () => {
  expect(packState(state).remotes[0]!.contract.routes[1]).toEqual({ path: '/about', titleKey: 'about.title' });
});
