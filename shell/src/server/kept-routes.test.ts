import type { Registry } from '@straits/remote-contract/schema';
import { remoteWith, routeTo } from '../page/show-site.fixture';
import { routesOf } from '../page/routes.rules';
import { routesIn } from './kept-routes';
import { WRITTEN, type LiveRemote, type Snapshot } from './version-set.rules';

const registry = () => ({ revision: 1 }) as Registry;
const setOf = (version: string, path: string): Snapshot => ({
  revision: 1,
  id: version,
  remotes: [{ slice: { ...remoteWith([routeTo(path)]), version } } as LiveRemote],
});

test('a version set has its routes worked out once', () => {
  const known = registry();
  const first = routesIn(known, setOf('a', '/one'), routesOf);

  expect(routesIn(known, setOf('a', '/one'), routesOf)).toBe(first);
});

test.each([
  ['another version set', 'a', 'b'],
  ['a remote that is written meanwhile', WRITTEN, WRITTEN],
])('%s has its own', (_, before, next) => {
  const known = registry();
  routesIn(known, setOf(before, '/one'), routesOf);

  expect(routesIn(known, setOf(next, '/two'), routesOf).map(({ path }) => path)).toEqual(['/two']);
});

test('a registry that has changed begins anew', () => {
  routesIn(registry(), setOf('a', '/one'), routesOf);

  expect(routesIn(registry(), setOf('a', '/two'), routesOf).map(({ path }) => path)).toEqual(['/two']);
});
