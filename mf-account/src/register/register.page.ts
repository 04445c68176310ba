import type { Page } from '@straits/remote-contract';
import { RegisterPage } from './RegisterPage';

export const page: Page = {
  Page: RegisterPage,
  head: (_, __, t) => ({ title: t('register.title'), robots: 'noindex' }),
};
