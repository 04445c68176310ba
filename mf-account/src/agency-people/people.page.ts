import type { Page } from '@straits/remote-contract';
import { PeoplePage } from './PeoplePage';

export const page: Page = {
  Page: PeoplePage,
  head: (_, __, t) => ({ title: t('agency.people.title'), robots: 'noindex' }),
};
