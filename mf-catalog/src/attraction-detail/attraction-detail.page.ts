import type { Attraction } from '@straits/api-contract';
import type { Page } from '@straits/remote-contract';
import { pictureSrcSet } from '@straits/ui/Picture';
import { statePath } from '../product/product-links.rules';
import { attractionLd } from '../product/attraction-ld.rules';
import { breadcrumbLd, pictureAddress } from '../product/product-ld.rules';
import { HERO_SIZES, productResource } from '../product-detail/product-detail.resources';
import { AttractionDetailPage } from './AttractionDetailPage';

export const page: Page = {
  Page: AttractionDetailPage,
  resources: ({ params }) => [productResource('attraction', params.itemId ?? '')],
  head: (match, read, t) => {
    const attraction = read<Attraction>(productResource('attraction', match.params.itemId ?? ''));
    if (!attraction) return { title: t('kind.attraction') };
    const path = `/attraction/${attraction.id}`;
    const picture = attraction.pictures[0] ?? attraction.picture;
    const { place } = attraction;
    return {
      title: t('detail.title', { name: attraction.name, place: place.state }),
      description: attraction.summary.slice(0, 155),
      canonical: match.origin + path,
      image: pictureAddress(match.origin, picture),
      preloadImage: { srcSet: pictureSrcSet(picture), sizes: HERO_SIZES },
      jsonLd: [
        attractionLd(attraction, match),
        breadcrumbLd(match.origin, [
          { name: t('crumb.home'), path: '/' },
          { name: t('kind.attraction'), path: '/attraction' },
          { name: place.state, path: statePath(place.stateId) },
          { name: attraction.name, path },
        ]),
      ],
    };
  },
};
