import type { Page } from '@straits/remote-contract';
import { CreditBalancePage } from './CreditBalancePage';

export const page: Page = {
  Page: CreditBalancePage,
  head: (_, __, t) => ({ title: t('credit.title'), robots: 'noindex' }),
};
