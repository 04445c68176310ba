import type { Base, Company } from '@straits/api-contract';
import type { Page } from '@straits/remote-contract';
import { baseResource, companyResource, organizationLd } from '../product/agency-ld.rules';
import { breadcrumbLd } from '../product/product-ld.rules';
import { AboutPage } from './AboutPage';

export const page: Page = {
  Page: AboutPage,
  resources: () => [baseResource, companyResource],
  head: ({ origin }, read, t) => {
    const base = read<Base>(baseResource);
    return {
      title: t('about.title'),
      description: t('about.description'),
      canonical: `${origin}/about`,
      jsonLd: [
        breadcrumbLd(origin, [
          { name: t('crumb.home'), path: '/' },
          { name: t('about.headline'), path: '/about' },
        ]),
        ...(base ? [organizationLd(origin, base, read<Company>(companyResource))] : []),
      ],
    };
  },
};
