import type { Page } from '@straits/remote-contract';
import { CartPage } from './CartPage';

export const page: Page = { Page: CartPage, head: (_match, _read, t) => ({ title: t('cart.title'), robots: 'noindex' }) };
