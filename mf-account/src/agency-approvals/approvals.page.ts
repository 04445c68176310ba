import type { Page } from '@straits/remote-contract';
import { ApprovalsPage } from './ApprovalsPage';

export const page: Page = {
  Page: ApprovalsPage,
  head: (_, __, t) => ({ title: t('agency.approvals.title'), robots: 'noindex' }),
};
