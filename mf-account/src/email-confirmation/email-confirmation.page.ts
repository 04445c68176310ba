import type { Page } from '@straits/remote-contract';
import { EmailConfirmationPage } from './EmailConfirmationPage';

export const page: Page = {
  Page: EmailConfirmationPage,
  head: (_, __, t) => ({ title: t('confirm.checking'), robots: 'noindex' }),
};
