import type { Page } from '@straits/remote-contract';
import { WishlistPage } from './WishlistPage';

export const page: Page = { Page: WishlistPage, head: (_, __, t) => ({ title: t('wishlist.title'), robots: 'noindex' }) };
