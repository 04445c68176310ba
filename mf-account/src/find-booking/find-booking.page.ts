import type { Page } from '@straits/remote-contract';
import { FindBookingPage } from './FindBookingPage';

export const page: Page = {
  Page: FindBookingPage,
  head: (_, __, t) => ({ title: t('find.title'), robots: 'noindex' }),
};
