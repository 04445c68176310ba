import type { SearchResult } from '@straits/api-contract';
import type { Page } from '@straits/remote-contract';
import { breadcrumbLd, firstPicture, itemListLd } from '../product/product-ld.rules';
import { tripsResource } from '../trip-list/trip-list.resources';
import { CruiseListPage } from './CruiseListPage';

export const page: Page = {
  Page: CruiseListPage,
  resources: () => [tripsResource('cruise')],
  head: ({ origin, search }, read, t) => ({
    title: t('cruise.listTitle'),
    description: t('cruise.description'),
    canonical: `${origin}/cruise`,
    image: firstPicture(origin, read<SearchResult>(tripsResource('cruise'))?.items),
    robots: search.has('category') ? 'noindex' : undefined,
    jsonLd: [
      breadcrumbLd(origin, [
        { name: t('crumb.home'), path: '/' },
        { name: t('kind.cruise'), path: '/cruise' },
      ]),
      itemListLd(origin, read<SearchResult>(tripsResource('cruise'))?.items ?? []),
    ],
  }),
};
