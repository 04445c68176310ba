import type { Page } from '@straits/remote-contract';
import { breadcrumbLd } from '../product/product-ld.rules';
import { CountryListPage } from './CountryListPage';
import { countriesResource } from './places.resources';

export const page: Page = {
  Page: CountryListPage,
  resources: () => [countriesResource],
  head: ({ origin }, _, t) => ({
    title: t('places.countriesHeadline'),
    description: t('places.countriesLead'),
    canonical: `${origin}/countrylist`,
    jsonLd: [
      breadcrumbLd(origin, [
        { name: t('crumb.home'), path: '/' },
        { name: t('places.countries'), path: '/countrylist' },
      ]),
    ],
  }),
};
