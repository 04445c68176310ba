import type { SearchResult } from '@straits/api-contract';
import type { Page } from '@straits/remote-contract';
import { breadcrumbLd, firstPicture, itemListLd } from '../product/product-ld.rules';
import { popularResource, recommendedResource, statesResource } from './attraction-list.resources';
import { AttractionListPage } from './AttractionListPage';

export const page: Page = {
  Page: AttractionListPage,
  resources: () => [recommendedResource, popularResource, statesResource],
  head: ({ origin }, read, t) => ({
    title: t('list.title'),
    description: t('list.description'),
    canonical: `${origin}/attraction`,
    image: firstPicture(origin, read<SearchResult>(recommendedResource)?.items),
    jsonLd: [
      breadcrumbLd(origin, [
        { name: t('crumb.home'), path: '/' },
        { name: t('kind.attraction'), path: '/attraction' },
      ]),
      itemListLd(origin, read<SearchResult>(recommendedResource)?.items ?? []),
    ],
  }),
};
