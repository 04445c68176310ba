import type { Page } from '@straits/remote-contract';
import { NotificationsPage } from './NotificationsPage';

export const page: Page = {
  Page: NotificationsPage,
  head: (_, __, t) => ({ title: t('notifications.title'), robots: 'noindex' }),
};
