import type { Page } from '@straits/remote-contract';
import { ProfilePage } from './ProfilePage';

export const page: Page = {
  Page: ProfilePage,
  head: (_, __, t) => ({ title: t('profile.title'), robots: 'noindex' }),
};
