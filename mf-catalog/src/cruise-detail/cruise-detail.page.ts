import type { Attraction, Departures } from '@straits/api-contract';
import type { Page } from '@straits/remote-contract';
import { pictureSrcSet } from '@straits/ui/Picture';
import { breadcrumbLd, pictureAddress } from '../product/product-ld.rules';
import { HERO_SIZES, productResource } from '../product-detail/product-detail.resources';
import { departuresResource } from '../trip/departures.api';
import { tripLd } from '../trip/trip-ld.rules';
import { CruiseDetailPage } from './CruiseDetailPage';

export const page: Page = {
  Page: CruiseDetailPage,
  resources: ({ params: { slug = '' } }) => [productResource('cruise', slug), departuresResource('cruise', slug)],
  head: (match, read, t) => {
    const slug = match.params.slug ?? '';
    const product = read<Attraction>(productResource('cruise', slug));
    if (!product) return { title: t('kind.cruise') };
    const path = `/cruise/${product.id}`;
    const picture = product.pictures[0] ?? product.picture;
    return {
      title: t('cruise.title', { name: product.name, place: product.place.state }),
      description: product.summary.slice(0, 155),
      canonical: match.origin + path,
      image: pictureAddress(match.origin, picture),
      preloadImage: { srcSet: pictureSrcSet(picture), sizes: HERO_SIZES },
      jsonLd: [
        tripLd(product, read<Departures>(departuresResource('cruise', slug))?.items ?? [], match),
        breadcrumbLd(match.origin, [
          { name: t('crumb.home'), path: '/' },
          { name: t('kind.cruise'), path: '/cruise' },
          { name: product.name, path },
        ]),
      ],
    };
  },
};
