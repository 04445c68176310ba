import type { Attraction } from '@straits/api-contract';
import type { Page } from '@straits/remote-contract';
import { pictureSrcSet } from '@straits/ui/Picture';
import { portsResource } from '../ferry-trip/ports.resource';
import { breadcrumbLd, pictureAddress } from '../product/product-ld.rules';
import { HERO_SIZES, productResource } from '../product-detail/product-detail.resources';
import { FerryLinePage } from './FerryLinePage';
import { lineLd } from './line-ld.rules';

export const page: Page = {
  Page: FerryLinePage,
  resources: ({ params }) => [productResource('ferry', params.itemId ?? ''), portsResource],
  head: (match, read, t) => {
    const line = read<Attraction>(productResource('ferry', match.params.itemId ?? ''));
    if (!line) return { title: t('kind.ferry') };
    const path = `/ferry/${line.id}`;
    const picture = line.pictures[0] ?? line.picture;
    return {
      title: t('ferry.lineTitle', { name: line.name }),
      description: `${line.name}. ${line.summary}`.slice(0, 155),
      canonical: match.origin + path,
      image: pictureAddress(match.origin, picture),
      preloadImage: { srcSet: pictureSrcSet(picture), sizes: HERO_SIZES },
      jsonLd: [
        ...lineLd(line, match),
        breadcrumbLd(match.origin, [
          { name: t('crumb.home'), path: '/' },
          { name: t('kind.ferry'), path: '/ferry' },
          { name: line.name, path },
        ]),
      ],
    };
  },
};
