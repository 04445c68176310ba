import type { RemoteSlice } from '../page/page-state';
import { findRoute, type SiteRoute } from '../page/routes.rules';

interface Given {
  remotes: RemoteSlice[];
  routes: SiteRoute[];
  variant: 'b2c' | 'b2b';
  language: string;
}

/** The header's links by the contracts: only to pages that exist, in the contracts' order, agents' own for agents' hosts. */
export function navigationOf({ remotes, routes, variant, language }: Given): { path: string; title: string }[] {
  const entries = remotes.flatMap((remote) =>
    remote.contract.navigation.map((entry) => ({
      ...entry,
      title: remote.titles[language]?.[entry.titleKey] ?? remote.titles.en?.[entry.titleKey] ?? '',
    })),
  );
  return entries
    .filter((entry) => entry.audience === 'all' || variant === 'b2b')
    .filter((entry) => entry.title !== '' && findRoute(routes, entry.path) !== null)
    .sort((a, b) => a.order - b.order)
    .map(({ path, title }) => ({ path, title }));
}
