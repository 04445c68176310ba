import type { Base, Company, Home } from '@straits/api-contract';
import type { Page } from '@straits/remote-contract';
import { baseResource, companyResource, organizationLd } from '../product/agency-ld.rules';
import { firstPicture } from '../product/product-ld.rules';
import { homeResource, statesResource } from './home.resources';
import { HomePage } from './HomePage';

export const page: Page = {
  Page: HomePage,
  resources: () => [homeResource, statesResource, baseResource, companyResource],
  head: ({ origin }, read, t) => {
    const base = read<Base>(baseResource);
    return {
      title: t('home.title'),
      description: t('home.description'),
      canonical: `${origin}/`,
      image: firstPicture(origin, read<Home>(homeResource)?.recommended.attraction),
      jsonLd: base ? [organizationLd(origin, base, read<Company>(companyResource))] : [],
    };
  },
};
