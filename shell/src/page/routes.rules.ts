import type { RouteMatch } from '@straits/remote-contract';
import type { ContractRoute } from '@straits/remote-contract/schema';
import type { RemoteSlice } from './page-state';

export interface SiteRoute extends ContractRoute {
  remote: RemoteSlice;
  /** Of its path: a page asks of dozens of links whether their routes are there. */
  steps: string[];
}

const isParameter = (step: string) => step.startsWith(':');
const stepsOf = (path: string) => path.split('/').filter(Boolean);

/** Sorts first what is longer, then what is fixed where the other has a parameter, from left to right: `/attraction/search` before `/attraction/:itemId`. */
const rankOf = ({ path, steps }: SiteRoute) => `${99 - steps.length} ${steps.map((step) => Number(isParameter(step))).join('')} ${path}`;

/** All routes of the site, from the contracts; the more specific first. */
export const routesOf = (remotes: RemoteSlice[]): SiteRoute[] =>
  remotes
    .flatMap((remote) => remote.contract.routes.map((route) => ({ ...route, remote, steps: stepsOf(route.path) })))
    .map((route) => ({ rank: rankOf(route), route }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ route }) => route);

function decoded(step: string): string | null {
  try {
    return decodeURIComponent(step);
  } catch {
    return null;
  }
}

const isSame = (step: string, value: string, fold: boolean) => step === value || (fold && step.toLowerCase() === value.toLowerCase());

function matchSteps(wanted: string[], given: string[], fold = false): Record<string, string> | null {
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, step] of wanted.entries()) {
    const value = decoded(given[index] ?? '');
    if (!value) return null;
    if (isParameter(step)) params[step.slice(1)] = value;
    else if (!isSame(step, value, fold)) return null;
  }
  return params;
}

/** Values of the pattern's parameters, or null where it does not match. `fold` compares fixed steps in any letter case. */
export const matchPattern = (pattern: string, path: string, fold = false) => matchSteps(stepsOf(pattern), stepsOf(path), fold);

export interface Found {
  route: SiteRoute;
  params: Record<string, string>;
}

export function findRoute(routes: SiteRoute[], path: string): Found | null {
  const given = stepsOf(path);
  for (const route of routes) {
    const params = matchSteps(route.steps, given);
    if (params) return { route, params };
  }
  return null;
}

const casedPath = ({ steps }: SiteRoute, given: string[]) =>
  `/${steps.map((step, index) => (isParameter(step) ? given[index] : step)).join('/')}`;

/**
 * Where an address should have been: without trailing or double slashes, and in the letter case of the contract
 * (`/attraction/state` is `/attraction/State`, M75). Null when it is right already.
 */
export function properPath(routes: SiteRoute[], path: string): string | null {
  const given = stepsOf(path);
  const tidy = `/${given.join('/')}`;
  const fixed = routes.find((route) => !route.path.includes(':') && matchSteps(route.steps, given, true));
  const exact = fixed ?? findRoute(routes, tidy)?.route;
  const route = exact ?? routes.find(({ steps }) => matchSteps(steps, given, true));
  const proper = route ? casedPath(route, given) : tidy;
  return proper === path ? null : proper;
}

interface Where {
  path: string;
  search: string;
  locale: string;
  language: string;
  currency: string;
  origin: string;
}
export const routeMatch = (found: Found, where: Where): RouteMatch => ({
  path: found.route.path,
  params: found.params,
  search: new URLSearchParams(where.search),
  locale: where.locale,
  language: where.language,
  currency: where.currency,
  origin: where.origin,
});
