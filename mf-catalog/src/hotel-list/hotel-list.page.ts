import type { HotelSearchResult } from '@straits/api-contract';
import type { Page } from '@straits/remote-contract';
import { breadcrumbLd, firstPicture, itemListLd } from '../product/product-ld.rules';
import { recommendedHotels } from './hotel-list.resources';
import { HotelListPage } from './HotelListPage';

export const page: Page = {
  Page: HotelListPage,
  resources: () => [recommendedHotels],
  head: ({ origin }, read, t) => ({
    title: t('hotel.listTitle'),
    description: t('hotel.searchDescription'),
    canonical: `${origin}/hotel`,
    image: firstPicture(origin, read<HotelSearchResult>(recommendedHotels)?.items),
    jsonLd: [
      breadcrumbLd(origin, [
        { name: t('crumb.home'), path: '/' },
        { name: t('kind.hotel'), path: '/hotel' },
      ]),
      itemListLd(origin, read<HotelSearchResult>(recommendedHotels)?.items ?? []),
    ],
  }),
};
