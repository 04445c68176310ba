import type { LoadTexts } from '@straits/remote-contract';

/** The words of one language; others stay on the server. */
export const loadTexts: LoadTexts = (language) => import(/* webpackChunkName: "texts-[request]" */ `./${language}.json`);
