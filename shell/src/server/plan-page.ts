import { LOCALE_CODES } from '@straits/api-contract/constants';
import type { Plan, Site } from './compose-page';
import { chooseCurrency, chooseLocale } from './locale.rules';
import type { Snapshot } from './registry-reader';
import { shopOf } from './shop-settings';
import type { Visit } from './visit';

export type Planned = { kind: 'page'; plan: Plan } | { kind: 'moved'; to: string };

/** Which page of which shop in which language a visit asks for. Throws `HostUnknown`. */
export async function planPage(site: Site, visit: Visit, snapshot: Snapshot): Promise<Planned> {
  const { renderer } = site.shell;
  const routes = renderer.routesOf(snapshot.remotes.map(({ slice }) => slice));
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
    plan: { visit, shop, snapshot, found: renderer.findRoute(routes, visit.path), locale, currency, isTrade, isKnown },
  };
}
