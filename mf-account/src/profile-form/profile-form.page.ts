import type { Page } from '@straits/remote-contract';
import { partOf } from './profile-form.rules';
import { ProfileFormPage } from './ProfileFormPage';

export const page: Page = {
  Page: ProfileFormPage,
  head: ({ search }, _, t) => ({ title: t(`profileForm.${partOf(search)}`), robots: 'noindex' }),
};
