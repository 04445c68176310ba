import type { Base, Company } from '@straits/api-contract';
import type { Page } from '@straits/remote-contract';
import { baseResource, companyResource, organizationLd } from '../product/agency-ld.rules';
import { breadcrumbLd } from '../product/product-ld.rules';
import { BookingPolicyPage } from './BookingPolicyPage';

export const page: Page = {
  Page: BookingPolicyPage,
  resources: () => [baseResource, companyResource],
  head: ({ origin }, read, t) => {
    const base = read<Base>(baseResource);
    return {
      title: t('policy.title'),
      description: t('policy.description'),
      canonical: `${origin}/booking-policy`,
      jsonLd: [
        breadcrumbLd(origin, [
          { name: t('crumb.home'), path: '/' },
          { name: t('policy.headline'), path: '/booking-policy' },
        ]),
        ...(base ? [organizationLd(origin, base, read<Company>(companyResource))] : []),
      ],
    };
  },
};
