import type { SearchResult } from '@straits/api-contract';
import type { Page, Translate } from '@straits/remote-contract';
import { breadcrumbLd, firstPicture, itemListLd } from '../product/product-ld.rules';
import { readPaging } from '../result-list/list-address.rules';
import { ProductSearchPage } from './ProductSearchPage';
import { placeNameOf } from './place-name.rules';
import { appliedFilters, canonicalOf, listPathOf, readSearch, scopeOf, searchResource, type Search } from './search-url.rules';

const crumbsTo = ({ scope }: Search, t: Translate) => [
  { name: t('crumb.home'), path: '/' },
  ...(scope === 'all' ? [] : [{ name: t(`kind.${scope}`), path: `/${scope}` }]),
];
/** Where the words of a list's head are. */
const WORDS = { all: 'everything', attraction: 'results', package: 'results.packages' } as const satisfies Record<Search['scope'], string>;

/** What the tab says: the words asked for, the one place chosen, the kind, or everything. */
function titleOf(search: Search, result: SearchResult | undefined, t: Translate) {
  const words = WORDS[search.scope];
  if (search.q) return t(`${words}.titleFor`, { q: search.q });
  const place = placeNameOf({ search, result });
  if (place) return t(search.scope === 'attraction' ? 'state.headline' : 'everything.headlineIn', { state: place });
  return search.kind ? t(`kind.${search.kind}`) : t(`${words}.title`);
}

export const page: Page = {
  Page: ProductSearchPage,
  resources: ({ path, search, currency }) => [searchResource(readSearch(search, currency, scopeOf(path)), readPaging(search).cursor)],
  head: (match, read, t) => {
    const search = readSearch(match.search, match.currency, scopeOf(match.path));
    const result = read<SearchResult>(searchResource(search, readPaging(match.search).cursor));
    const title = titleOf(search, result, t);
    return {
      title,
      description: t(`${WORDS[search.scope]}.description`),
      canonical: canonicalOf(search, match.origin),
      image: firstPicture(match.origin, result?.items),
      // One page per question is enough for search engines: filtered and empty lists are noise to them.
      robots: appliedFilters(search).length > 1 || result?.total === 0 ? 'noindex' : undefined,
      jsonLd: [
        breadcrumbLd(match.origin, [...crumbsTo(search, t), { name: title, path: listPathOf(search) }]),
        itemListLd(match.origin, result?.items ?? []),
      ],
    };
  },
};
