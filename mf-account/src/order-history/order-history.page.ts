import type { Page } from '@straits/remote-contract';
import { OrderHistoryPage } from './OrderHistoryPage';

export const page: Page = {
  Page: OrderHistoryPage,
  head: (_, __, t) => ({ title: t('history.title'), robots: 'noindex' }),
};
