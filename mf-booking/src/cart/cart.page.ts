import type { Page } from '@straits/remote-contract';
import { CartEntry } from './CartEntry';

export const page: Page = { Page: CartEntry, head: (_match, _read, t) => ({ title: t('page.cart'), robots: 'noindex' }) };
