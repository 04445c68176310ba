import type { Page } from '@straits/remote-contract';
import { breadcrumbLd } from '../product/product-ld.rules';
import { CityListPage } from './CityListPage';
import { citiesResource } from './places.resources';

export const page: Page = {
  Page: CityListPage,
  resources: () => [citiesResource],
  head: ({ origin }, _, t) => ({
    title: t('places.citiesHeadline'),
    description: t('places.citiesLead'),
    canonical: `${origin}/citylist`,
    jsonLd: [
      breadcrumbLd(origin, [
        { name: t('crumb.home'), path: '/' },
        { name: t('places.cities'), path: '/citylist' },
      ]),
    ],
  }),
};
