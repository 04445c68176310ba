import type { Page } from '@straits/remote-contract';
import { ConfirmationNumberPage } from './ConfirmationNumberPage';

export const page: Page = {
  Page: ConfirmationNumberPage,
  head: (_, __, t) => ({ title: t('supplierNumber.title'), robots: 'noindex' }),
};
