import type { Page } from '@straits/remote-contract';
import { PaymentPage } from './PaymentPage';

export const page: Page = { Page: PaymentPage, head: (_match, _read, t) => ({ title: t('payment.title'), robots: 'noindex' }) };
