import type { Page } from '@straits/remote-contract';
import { JoinPage } from './JoinPage';

export const page: Page = {
  Page: JoinPage,
  head: (_, __, t) => ({ title: t('agencyJoin.title'), robots: 'noindex' }),
};
