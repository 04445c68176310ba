import type { Page } from '@straits/remote-contract';
import { ChoosePasswordPage } from './ChoosePasswordPage';

export const page: Page = {
  Page: ChoosePasswordPage,
  head: (_, __, t) => ({ title: t('choosePassword.title'), robots: 'noindex' }),
};
