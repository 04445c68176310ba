import type { Page } from '@straits/remote-contract';
import { breadcrumbLd } from '../product/product-ld.rules';
import { recommendedHotels } from './hotel-list.resources';
import { HotelListPage } from './HotelListPage';

export const page: Page = {
  Page: HotelListPage,
  resources: () => [recommendedHotels],
  head: ({ origin }, _read, t) => ({
    title: t('hotel.listTitle'),
    description: t('hotel.searchDescription'),
    canonical: `${origin}/hotel`,
    jsonLd: [
      breadcrumbLd(origin, [
        { name: t('crumb.home'), path: '/' },
        { name: t('kind.hotel'), path: '/hotel' },
      ]),
    ],
  }),
};
