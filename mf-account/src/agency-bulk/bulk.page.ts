import type { Page } from '@straits/remote-contract';
import { BulkPage } from './BulkPage';

export const page: Page = {
  Page: BulkPage,
  head: (_, __, t) => ({ title: t('agency.bulk.title'), robots: 'noindex' }),
};
