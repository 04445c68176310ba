import type { Texts } from '@straits/i18n';
import type { PageState } from '../page/page-state';

interface Started {
  state: PageState;
  texts: Texts;
}

/** What a page does after its first render, out of the way of it: session, newer builds, words for failures. */
export function whenStarted({ state, texts }: Started) {
  void import(/* webpackChunkName: "after-start" */ './after-start').then(({ afterStart }) => afterStart({ state, texts }));
}
