import type { Page } from '@straits/remote-contract';
import { TravellerTicketPage } from './TravellerTicketPage';

export const page: Page = { Page: TravellerTicketPage, head: (_match, _read, t) => ({ title: t('traveller.title'), robots: 'noindex' }) };
