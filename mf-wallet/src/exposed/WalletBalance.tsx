import type { LoadTexts } from '@straits/remote-contract';

export { WalletBalance as default } from '../balance-fragment/WalletBalance';

export const namespace = 'wallet';
export const texts: LoadTexts = (language) => import(/* webpackChunkName: "texts-[request]" */ `../locales/${language}.json`);
