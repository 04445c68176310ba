import type { Page } from '@straits/remote-contract';
import { HoldsPage } from './HoldsPage';

export const page: Page = {
  Page: HoldsPage,
  head: (_, __, t) => ({ title: t('agency.holds.title'), robots: 'noindex' }),
};
