import { LOCALE_CODES } from '@straits/api-contract/constants';
import type { Plan, Site } from './compose-page';
import { routesIn } from './kept-routes';
import { chooseCurrency, chooseLocale } from './locale.rules';
import { shopOf } from './shop-settings';
import { chooseSet, type Shopper } from './version-set.rules';
import type { Registry } from '@straits/remote-contract/schema';
import type { Visit } from './visit';

export type Planned = { kind: 'page'; plan: Plan } | { kind: 'moved'; to: string };

export interface Asked {
  visit: Visit;
  registry: Registry;
  shopper: Shopper;
}

const overriddenBy = ({ overrides }: Shopper) =>
  overrides && { names: Object.keys(overrides.remotes), by: overrides.by, until: overrides.expires * 1000 };

/** Which page of which shop in which language a visit asks for. Throws `HostUnknown`. */
export async function planPage(site: Site, { visit, registry, shopper }: Asked): Promise<Planned> {
  const { renderer } = site.shell;
  const chooseAgain = () => chooseSet(registry, shopper, { isUsable: site.isUsable });
  const snapshot = chooseAgain();
  const routes = routesIn(registry, snapshot, renderer.routesOf);
  const proper = renderer.properPath(routes, visit.path);
  if (proper !== null) return { kind: 'moved', to: proper + visit.search };
  const onFault = (error: unknown) => site.log('shop settings failed', String(error));
  const first = await shopOf(visit.host, null, onFault);
  const offered = first.shop.base.Locales.length ? first.shop.base.Locales : LOCALE_CODES;
  const locale = chooseLocale(visit, { locales: offered, fallback: first.shop.base.DefaultLocale });
  const { shop, isKnown } = await shopOf(visit.host, locale, onFault);
  const currency = chooseCurrency(
    visit,
    shop.currencies.map(({ Code }) => Code),
    shop.base.CurrencyCode,
  );
  const isTrade = shop.base.Variant === 'b2b';
  return {
    kind: 'page',
    plan: {
      visit,
      shop,
      snapshot,
      chooseAgain,
      overridden: overriddenBy(shopper),
      routes,
      found: renderer.findRoute(routes, visit.path),
      locale,
      currency,
      isTrade,
      isKnown,
    },
  };
}
