import type { RemoteSlice } from './page-state';
import { findRoute, matchPattern, properPath, routesOf } from './routes.rules';

const slice = (paths: string[]): RemoteSlice => ({
  name: 'mf_catalog',
  version: 'v1',
  integrity: null,
  previous: null,
  baseUrl: 'http://localhost:3001/v1/',
  titles: {},
  contract: {
    name: 'mf_catalog',
    contract: 1,
    mission: 'find what to do',
    criticality: 'primary',
    namespace: 'catalog',
    texts: [],
    fragments: [],
    navigation: [],
    sitemaps: [],
    budgetBytes: 1,
    routes: paths.map((path) => ({
      path,
      chunk: 'page',
      layout: 'default',
      middleware: [],
      titleKey: 't',
      texts: [],
      mayBeMissing: false,
      robots: 'index',
      render: 'server',
    })),
  },
});
const routes = routesOf([slice(['/', '/attraction', '/attraction/:itemId', '/attraction/State', '/attraction/search'])]);

describe('findRoute', () => {
  it.each([
    ['/', '/'],
    ['/attraction/State', '/attraction/State'],
    ['/attraction/search', '/attraction/search'],
    ['/attraction/night-safari', '/attraction/:itemId'],
  ])('gives %s to %s', (path, pattern) => {
    expect(findRoute(routes, path)?.route.path).toBe(pattern);
  });

  it('has nothing for an address that nobody owns', () => {
    expect(findRoute(routes, '/attraction/a/b')).toBeNull();
  });

  it('decodes what stands for a parameter', () => {
    expect(findRoute(routes, '/attraction/caf%C3%A9')?.params).toEqual({ itemId: 'café' });
  });

  it('takes a broken escape for no match instead of failing', () => {
    expect(matchPattern('/attraction/:itemId', '/attraction/%E0%A4%A')).toBeNull();
  });
});

describe('properPath', () => {
  it.each([
    ['/attraction/state', '/attraction/State'],
    ['/ATTRACTION/STATE', '/attraction/State'],
    ['/attraction/State/', '/attraction/State'],
    ['//attraction', '/attraction'],
    ['/Attraction/Night-Safari', '/attraction/Night-Safari'],
    ['//evil.test/', '/evil.test'],
  ])('moves %s to %s', (path, proper) => {
    expect(properPath(routes, path)).toBe(proper);
  });

  it.each(['/', '/attraction', '/attraction/State', '/attraction/Night-Safari', '/nobody'])('leaves %s as it is', (path) => {
    expect(properPath(routes, path)).toBeNull();
  });
});
