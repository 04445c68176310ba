import type { SearchResult } from '@straits/api-contract';
import type { Page } from '@straits/remote-contract';
import { breadcrumbLd, firstPicture, itemListLd } from '../product/product-ld.rules';
import { pointsResource, servicesResource } from '../ride-trip/rides.resources';
import { RideListPage } from './RideListPage';

export const page: Page = {
  Page: RideListPage,
  resources: () => [servicesResource, pointsResource],
  head: ({ origin }, read, t) => ({
    title: t('transport.title'),
    description: t('transport.description'),
    canonical: `${origin}/transport`,
    image: firstPicture(origin, read<SearchResult>(servicesResource)?.items),
    jsonLd: [
      breadcrumbLd(origin, [
        { name: t('crumb.home'), path: '/' },
        { name: t('kind.transport'), path: '/transport' },
      ]),
      itemListLd(origin, read<SearchResult>(servicesResource)?.items ?? []),
    ],
  }),
};
