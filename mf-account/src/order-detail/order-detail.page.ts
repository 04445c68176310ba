import type { Page } from '@straits/remote-contract';
import { OrderDetailPage } from './OrderDetailPage';

export const page: Page = {
  Page: OrderDetailPage,
  head: ({ search }, _, t) => {
    const code = search.get('order');
    return { title: code ? t('order.heading', { code }) : t('order.title'), robots: 'noindex' };
  },
};
