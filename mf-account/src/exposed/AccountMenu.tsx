import type { LoadTexts } from '@straits/remote-contract';

export { AccountMenu as default } from '../account-menu/AccountMenu';

export const namespace = 'account';
export const texts: LoadTexts = (language) => import(/* webpackChunkName: "texts-[request]" */ `../locales/${language}.json`);
