import type { SearchResult } from '@straits/api-contract';
import type { Page } from '@straits/remote-contract';
import { breadcrumbLd, firstPicture, itemListLd } from '../product/product-ld.rules';
import { readCategory, tripsResource } from '../trip-list/trip-list.resources';
import { recommendedPackages } from './package-list.resources';
import { PackageCategoryPage } from './PackageCategoryPage';

export const page: Page = {
  Page: PackageCategoryPage,
  resources: ({ params }) => {
    const category = readCategory(params.slug);
    return category ? [tripsResource('package', { category }), recommendedPackages] : [recommendedPackages];
  },
  head: ({ origin, params }, read, t) => {
    const category = readCategory(params.slug);
    const name = read<SearchResult>(recommendedPackages)?.facets.category.find(({ id }) => id === category)?.name;
    if (!category || !name) return { title: t('package.listTitle'), status: 404 };
    const path = `/package/categories/${category}`;
    const title = t('package.categoryTitle', { category: name });
    return {
      title,
      description: t('package.description'),
      canonical: origin + path,
      image: firstPicture(origin, read<SearchResult>(tripsResource('package', { category }))?.items),
      jsonLd: [
        breadcrumbLd(origin, [
          { name: t('crumb.home'), path: '/' },
          { name: t('kind.package'), path: '/package' },
          { name, path },
        ]),
        itemListLd(origin, read<SearchResult>(tripsResource('package', { category }))?.items ?? []),
      ],
    };
  },
};
