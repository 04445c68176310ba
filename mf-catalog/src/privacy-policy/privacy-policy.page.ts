import type { Base, Company } from '@straits/api-contract';
import type { Page } from '@straits/remote-contract';
import { baseResource, companyResource, organizationLd } from '../product/agency-ld.rules';
import { breadcrumbLd } from '../product/product-ld.rules';
import { PrivacyPolicyPage } from './PrivacyPolicyPage';

export const page: Page = {
  Page: PrivacyPolicyPage,
  resources: () => [baseResource, companyResource],
  head: ({ origin }, read, t) => {
    const base = read<Base>(baseResource);
    return {
      title: t('privacy.title'),
      description: t('privacy.description'),
      canonical: `${origin}/privacy-policy`,
      jsonLd: [
        breadcrumbLd(origin, [
          { name: t('crumb.home'), path: '/' },
          { name: t('privacy.headline'), path: '/privacy-policy' },
        ]),
        ...(base ? [organizationLd(origin, base, read<Company>(companyResource))] : []),
      ],
    };
  },
};
