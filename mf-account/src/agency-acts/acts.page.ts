import type { Page } from '@straits/remote-contract';
import { ActsPage } from './ActsPage';

export const page: Page = {
  Page: ActsPage,
  head: (_, __, t) => ({ title: t('agency.acts.title'), robots: 'noindex' }),
};
