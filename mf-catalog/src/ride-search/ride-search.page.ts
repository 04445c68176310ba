import type { Page } from '@straits/remote-contract';
import { breadcrumbLd } from '../product/product-ld.rules';
import { readRide } from '../ride-trip/ride-url.rules';
import { pointsResource, ridesResource } from '../ride-trip/rides.resources';
import { RideSearchPage } from './RideSearchPage';

export const page: Page = {
  Page: RideSearchPage,
  resources: ({ search }) => [ridesResource(readRide(search)), pointsResource],
  head: ({ origin }, _read, t) => ({
    title: t('transport.resultTitle'),
    description: t('transport.description'),
    canonical: `${origin}/transport`,
    // Days, people and luggage make endless addresses of the same vehicles; each service has a page of its own.
    robots: 'noindex',
    jsonLd: [
      breadcrumbLd(origin, [
        { name: t('crumb.home'), path: '/' },
        { name: t('kind.transport'), path: '/transport' },
        { name: t('transport.resultTitle'), path: '/transport/search' },
      ]),
    ],
  }),
};
