import type { Page } from '@straits/remote-contract';
import { QuotesPage } from './QuotesPage';

export const page: Page = {
  Page: QuotesPage,
  head: (_, __, t) => ({ title: t('agency.quotes.title'), robots: 'noindex' }),
};
