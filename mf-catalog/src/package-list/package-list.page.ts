import type { SearchResult } from '@straits/api-contract';
import type { Page } from '@straits/remote-contract';
import { breadcrumbLd, firstPicture, itemListLd } from '../product/product-ld.rules';
import { recommendedPackages } from './package-list.resources';
import { PackageListPage } from './PackageListPage';

export const page: Page = {
  Page: PackageListPage,
  resources: () => [recommendedPackages],
  head: ({ origin }, read, t) => ({
    title: t('package.listTitle'),
    description: t('package.description'),
    canonical: `${origin}/package`,
    image: firstPicture(origin, read<SearchResult>(recommendedPackages)?.items),
    jsonLd: [
      breadcrumbLd(origin, [
        { name: t('crumb.home'), path: '/' },
        { name: t('kind.package'), path: '/package' },
      ]),
      itemListLd(origin, read<SearchResult>(recommendedPackages)?.items ?? []),
    ],
  }),
};
