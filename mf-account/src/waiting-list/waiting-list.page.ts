import type { Page } from '@straits/remote-contract';
import { WaitingListPage } from './WaitingListPage';

export const page: Page = {
  Page: WaitingListPage,
  head: (_, __, t) => ({ title: t('waitingList.title'), robots: 'noindex' }),
};
