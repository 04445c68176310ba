import type { SearchResult } from '@straits/api-contract';
import type { Page } from '@straits/remote-contract';
import { breadcrumbLd, itemListLd } from '../product/product-ld.rules';
import { AttractionSearchPage } from './AttractionSearchPage';
import { appliedFilters, canonicalOf, readPaging, readSearch, searchResource } from './search-url.rules';

export const page: Page = {
  Page: AttractionSearchPage,
  resources: ({ search, currency }) => [searchResource(readSearch(search, currency), readPaging(search).cursor)],
  head: (match, read, t) => {
    const search = readSearch(match.search, match.currency);
    const result = read<SearchResult>(searchResource(search, readPaging(match.search).cursor));
    const title = search.q ? t('results.titleFor', { q: search.q }) : t('results.title');
    return {
      title,
      description: t('results.description'),
      canonical: canonicalOf(search, match.origin),
      // One page per question is enough for search engines: filtered and empty lists are noise to them.
      robots: appliedFilters(search).length > 1 || result?.total === 0 ? 'noindex' : undefined,
      jsonLd: [
        breadcrumbLd(match.origin, [
          { name: t('crumb.home'), path: '/' },
          { name: t('kind.attraction'), path: '/attraction' },
          { name: title, path: '/attraction/search' },
        ]),
        itemListLd(match.origin, result?.items ?? []),
      ],
    };
  },
};
