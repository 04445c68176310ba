import type { Page } from '@straits/remote-contract';
import { BrandPage } from './BrandPage';

export const page: Page = {
  Page: BrandPage,
  head: (_, __, t) => ({ title: t('agency.brand.title'), robots: 'noindex' }),
};
