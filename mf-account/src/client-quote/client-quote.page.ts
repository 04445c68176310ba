import type { Page } from '@straits/remote-contract';
import { ClientQuotePage } from './ClientQuotePage';

export const page: Page = {
  Page: ClientQuotePage,
  head: (_, __, t) => ({ title: t('clientQuote.title'), robots: 'noindex' }),
};
