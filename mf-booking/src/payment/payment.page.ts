import type { Page } from '@straits/remote-contract';
import { PaymentEntry } from './PaymentEntry';

export const page: Page = { Page: PaymentEntry, head: (_match, _read, t) => ({ title: t('page.payment'), robots: 'noindex' }) };
