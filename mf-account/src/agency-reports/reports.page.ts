import type { Page } from '@straits/remote-contract';
import { ReportsPage } from './ReportsPage';

export const page: Page = {
  Page: ReportsPage,
  head: (_, __, t) => ({ title: t('agency.reports.title'), robots: 'noindex' }),
};
