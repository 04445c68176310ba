import type { Page } from '@straits/remote-contract';
import { GroupNamesPage } from './GroupNamesPage';

export const page: Page = { Page: GroupNamesPage, head: (_match, _read, t) => ({ title: t('groupNames.title'), robots: 'noindex' }) };
