import type { Page } from '@straits/remote-contract';
import { WalletBalancePage } from './WalletBalancePage';

export const page: Page = {
  Page: WalletBalancePage,
  head: (_, __, t) => ({ title: t('wallet.title'), robots: 'noindex' }),
};
