import type { Page } from '@straits/remote-contract';
import { ClientsPage } from './ClientsPage';

export const page: Page = {
  Page: ClientsPage,
  head: (_, __, t) => ({ title: t('agency.clients.title'), robots: 'noindex' }),
};
