import type { SearchResult } from '@straits/api-contract';
import type { Page } from '@straits/remote-contract';
import { breadcrumbLd, itemListLd } from '../product/product-ld.rules';
import { ProductSearchPage } from './ProductSearchPage';
import { appliedFilters, canonicalOf, listPathOf, readPaging, readSearch, scopeOf, searchResource } from './search-url.rules';

export const page: Page = {
  Page: ProductSearchPage,
  resources: ({ path, search, currency }) => [searchResource(readSearch(search, currency, scopeOf(path)), readPaging(search).cursor)],
  head: (match, read, t) => {
    const search = readSearch(match.search, match.currency, scopeOf(match.path));
    const result = read<SearchResult>(searchResource(search, readPaging(match.search).cursor));
    const isAll = search.scope === 'all';
    const words = isAll ? 'everything' : 'results';
    const title = search.q ? t(`${words}.titleFor`, { q: search.q }) : t(`${words}.title`);
    return {
      title,
      description: t(`${words}.description`),
      canonical: canonicalOf(search, match.origin),
      // One page per question is enough for search engines: filtered and empty lists are noise to them.
      robots: appliedFilters(search).length > 1 || result?.total === 0 ? 'noindex' : undefined,
      jsonLd: [
        breadcrumbLd(match.origin, [
          { name: t('crumb.home'), path: '/' },
          ...(isAll ? [] : [{ name: t('kind.attraction'), path: '/attraction' }]),
          { name: title, path: listPathOf(search) },
        ]),
        itemListLd(match.origin, result?.items ?? []),
      ],
    };
  },
};
