import type { Page } from '@straits/remote-contract';
import { BookingsPage } from './BookingsPage';

export const page: Page = {
  Page: BookingsPage,
  head: (_, __, t) => ({ title: t('agency.bookings.title'), robots: 'noindex' }),
};
