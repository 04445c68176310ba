import type { CityPage as City } from '@straits/api-contract';
import type { Page } from '@straits/remote-contract';
import { CityPage } from './CityPage';
import { page as cityList } from './citylist.page';
import { placeHead } from './place-head.rules';
import { cityPath, countryPath } from './place-links.rules';
import { citiesResource, cityResource, readCity } from './places.resources';

export const page: Page = {
  Page: CityPage,
  resources: ({ search }) => {
    const id = readCity(search);
    return [id ? cityResource(id) : citiesResource];
  },
  head: (match, read, t) => {
    const id = readCity(match.search);
    if (!id && match.search.get('city')) return { title: t('places.cities'), status: 404 };
    // Without a city it is the list of all, whose own address search engines are shown.
    if (!id) return cityList.head?.(match, read, t) ?? { title: t('places.cities') };
    const found = read<City>(cityResource(id));
    if (!found) return { title: t('places.cities') };
    const { city, intro, popular } = found;
    return placeHead(
      {
        ...city,
        type: 'City',
        description: intro,
        path: cityPath(city.id),
        popular,
        crumbs: [{ name: city.countryName, path: countryPath(city.country) }],
      },
      match,
      t,
    );
  },
};
