import type { Base } from '@straits/api-contract';
import type { Page } from '@straits/remote-contract';
import { baseResource, companyResource, organizationLd } from '../product/agency-ld.rules';
import { breadcrumbLd } from '../product/product-ld.rules';
import { ContactPage } from './ContactPage';

export const page: Page = {
  Page: ContactPage,
  resources: () => [baseResource, companyResource],
  head: ({ origin }, read, t) => {
    const base = read<Base>(baseResource);
    return {
      title: t('contact.title'),
      description: t('contact.description'),
      canonical: `${origin}/contact`,
      jsonLd: [
        breadcrumbLd(origin, [
          { name: t('crumb.home'), path: '/' },
          { name: t('contact.headline'), path: '/contact' },
        ]),
        ...(base ? [organizationLd(origin, base, undefined)] : []),
      ],
    };
  },
};
