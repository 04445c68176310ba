import type { Page } from '@straits/remote-contract';
import { PassengersPage } from './PassengersPage';

/** The page of /profile/passenger; how a file is read in is given from outside. */
export const passengersPage = (Import: Parameters<typeof PassengersPage>[0]['Import']): Page => ({
  Page: () => PassengersPage({ Import }),
  head: (_, __, t) => ({ title: t('passengers.title'), robots: 'noindex' }),
});
