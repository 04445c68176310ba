import type { CityPage, Picture } from '@straits/api-contract';
import type { PageHead, RouteMatch, Translate } from '@straits/remote-contract';
import { pictureSrcSet } from '@straits/ui/Picture';
import { breadcrumbLd, itemListLd, pictureAddress } from '../product/product-ld.rules';

interface PlaceOfHead {
  /** schema.org's type. */
  type: 'City' | 'Country';
  name: string;
  description: string;
  path: string;
  picture: Picture;
  popular: CityPage['popular'];
  crumbs: { name: string; path: string }[];
  location?: { latitude: number; longitude: number };
}

const placeLd = (origin: string, { type, name, description, path, location }: PlaceOfHead) => ({
  '@context': 'https://schema.org',
  '@type': type,
  name,
  description,
  url: origin + path,
  ...(location ? { geo: { '@type': 'GeoCoordinates', ...location } } : {}),
});

/** What search engines and previews read of a city or country. */
export function placeHead(place: PlaceOfHead, { origin }: RouteMatch, t: Translate): PageHead {
  const { name, description, path, picture, popular, crumbs } = place;
  return {
    title: t('places.title', { place: name }),
    description: description.slice(0, 155),
    canonical: origin + path,
    robots: popular.length === 0 ? 'noindex' : undefined,
    ...(picture.src ? { image: pictureAddress(origin, picture), preloadImage: { srcSet: pictureSrcSet(picture), sizes: '100vw' } } : {}),
    jsonLd: [
      placeLd(origin, place),
      breadcrumbLd(origin, [{ name: t('crumb.home'), path: '/' }, ...crumbs, { name, path }]),
      itemListLd(
        origin,
        popular.flatMap(({ items }) => items),
      ),
    ],
  };
}
