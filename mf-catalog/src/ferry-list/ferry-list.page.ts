import type { SearchResult } from '@straits/api-contract';
import type { Page } from '@straits/remote-contract';
import { portsResource } from '../ferry-trip/ports.resource';
import { breadcrumbLd, firstPicture, itemListLd } from '../product/product-ld.rules';
import { linesResource } from './ferry-list.resources';
import { FerryListPage } from './FerryListPage';

export const page: Page = {
  Page: FerryListPage,
  resources: () => [linesResource, portsResource],
  head: ({ origin }, read, t) => ({
    title: t('ferry.title'),
    description: t('ferry.description'),
    canonical: `${origin}/ferry`,
    image: firstPicture(origin, read<SearchResult>(linesResource)?.items),
    jsonLd: [
      breadcrumbLd(origin, [
        { name: t('crumb.home'), path: '/' },
        { name: t('kind.ferry'), path: '/ferry' },
      ]),
      itemListLd(origin, read<SearchResult>(linesResource)?.items ?? []),
    ],
  }),
};
