import type { HotelSearchResult } from '@straits/api-contract';
import type { Page } from '@straits/remote-contract';
import { hotelPath } from '../hotel-stay/stay-url.rules';
import { breadcrumbLd, firstPicture } from '../product/product-ld.rules';
import { readPaging } from '../result-list/list-address.rules';
import { HotelSearchPage } from './HotelSearchPage';
import { appliedFilters, canonicalOf, hotelsResource, readHotelSearch } from './search-url.rules';

const LISTED = 20;

export const page: Page = {
  Page: HotelSearchPage,
  resources: ({ search, currency }) => [hotelsResource(readHotelSearch(search, currency), readPaging(search).cursor)],
  head: (match, read, t) => {
    const search = readHotelSearch(match.search, match.currency);
    const result = read<HotelSearchResult>(hotelsResource(search, readPaging(match.search).cursor));
    const title = search.q ? t('hotel.titleFor', { q: search.q }) : t('hotel.searchTitle');
    const items = result?.items.slice(0, LISTED) ?? [];
    return {
      title,
      description: t('hotel.searchDescription'),
      canonical: canonicalOf(search, match.origin),
      image: firstPicture(match.origin, items),
      // One page per question is enough for search engines: filtered and empty lists are noise to them.
      robots: appliedFilters(search).length > 1 || result?.total === 0 ? 'noindex' : undefined,
      jsonLd: [
        breadcrumbLd(match.origin, [
          { name: t('crumb.home'), path: '/' },
          { name: t('kind.hotel'), path: '/hotel' },
          { name: title, path: '/hotel/search' },
        ]),
        {
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          itemListElement: items.map(({ id, name }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            url: match.origin + hotelPath(id),
            name,
          })),
        },
      ],
    };
  },
};
