import type { CountryPage as Country } from '@straits/api-contract';
import type { Page } from '@straits/remote-contract';
import { CountryPage } from './CountryPage';
import { page as countryList } from './countrylist.page';
import { placeHead } from './place-head.rules';
import { countryPath } from './place-links.rules';
import { countriesResource, countryResource, readCountry } from './places.resources';

export const page: Page = {
  Page: CountryPage,
  resources: ({ search }) => {
    const code = readCountry(search);
    return [code ? countryResource(code) : countriesResource];
  },
  head: (match, read, t) => {
    const code = readCountry(match.search);
    if (!code && match.search.get('country')) return { title: t('places.countries'), status: 404 };
    if (!code) return countryList.head?.(match, read, t) ?? { title: t('places.countries') };
    const found = read<Country>(countryResource(code));
    if (!found) return { title: t('places.countries') };
    const { country, popular } = found;
    return placeHead(
      {
        ...country,
        type: 'Country',
        description: t('places.countryIntro', { total: country.total, cities: country.cities, country: country.name }),
        path: countryPath(country.code),
        popular,
        crumbs: [{ name: t('places.countries'), path: '/countrylist' }],
      },
      match,
      t,
    );
  },
};
