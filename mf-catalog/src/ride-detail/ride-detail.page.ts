import type { Attraction } from '@straits/api-contract';
import type { Page } from '@straits/remote-contract';
import { pictureSrcSet } from '@straits/ui/Picture';
import { breadcrumbLd, pictureAddress } from '../product/product-ld.rules';
import { HERO_SIZES, productResource } from '../product-detail/product-detail.resources';
import { rideLd } from './ride-ld.rules';
import { RideDetailPage } from './RideDetailPage';

export const page: Page = {
  Page: RideDetailPage,
  resources: ({ params }) => [productResource('transport', params.itemId ?? '')],
  head: (match, read, t) => {
    const product = read<Attraction>(productResource('transport', match.params.itemId ?? ''));
    if (!product) return { title: t('kind.transport') };
    const path = `/transport/${product.id}`;
    const picture = product.pictures[0] ?? product.picture;
    return {
      title: t('transport.detailTitle', { name: product.name, place: product.place.state }),
      description: `${product.name}. ${product.summary}`.slice(0, 155),
      canonical: match.origin + path,
      image: pictureAddress(match.origin, picture),
      preloadImage: { srcSet: pictureSrcSet(picture), sizes: HERO_SIZES },
      jsonLd: [
        ...rideLd(product, match),
        breadcrumbLd(match.origin, [
          { name: t('crumb.home'), path: '/' },
          { name: t('kind.transport'), path: '/transport' },
          { name: product.name, path },
        ]),
      ],
    };
  },
};
