import { addTextsPart, type Texts } from '@straits/i18n';
import { configureHttp, httpSettings, showToast } from '@straits/http';
import { isAnotherSignedIn, loginPath, sessionStarted, wipeStorage } from '@straits/session';
import { prefetchLaterParts } from '../frame/lazy-parts';
import { breathe } from '../page/interactive';
import type { PageState } from '../page/page-state';
import { watchBuild } from './build-watch';
import { followOtherTabs } from './other-tabs';
import { keepVersionsWhileBooking } from './version-pin';
import { keepFromAddress } from './choices';
import { guardExternalLinks } from './external-navigation';
import { onSessionKnown } from './session-start.model';
import { layOutRest } from './lay-out-rest';
import { loadShellTexts } from './shell-texts';
import { askShopAgain } from './shop-again';
import { tellSignOut } from './sign-out.model';
import { receiveToken, takeArrivedToken } from './token-arrival';
import { bringTypedBack, setTypedAside } from './typed-form';

interface Started {
  state: PageState;
  texts: Texts;
}

// However many requests are refused at once, the page leaves once.
let isLeaving = false;

/**
 * 401 "Unauthenticated.": everything stored is cleared, and the whole page goes to sign in and back here (M206). What another tab has stored
 * for somebody who signed in there is not this page's to clear: the page is loaded as theirs.
 */
function leave() {
  if (isLeaving) return;
  isLeaving = true;
  if (isAnotherSignedIn()) return location.reload();
  setTypedAside();
  wipeStorage();
  location.assign(loginPath(location.pathname + location.search, 'ended'));
}

/** Words for refusals: most pages never need them, so they are not in the first load. */
export const addRefusals = (texts: Texts) => addTextsPart(texts, { namespace: 'shell', texts: loadShellTexts }, 'refusals');

function startSession(texts: Texts) {
  const token = takeArrivedToken();
  onSessionKnown(({ session, failure }) => {
    if (token) void receiveToken({ token, present: session.status === 'signed' ? session.user : null });
    else if (failure?.kind === 'network') showToast({ tone: 'error', title: texts.t('toast.error'), text: texts.t('session.failed') });
  });
  sessionStarted();
  followOtherTabs();
  tellSignOut();
  bringTypedBack();
}

export async function afterStart({ state, texts }: Started) {
  configureHttp({ fallbackMessage: texts.t('toast.fallback'), errorTitle: texts.t('toast.error'), onUnauthenticated: leave });
  keepFromAddress(state.locale, state.currency);
  startSession(texts);
  void askShopAgain(state);
  await breathe();
  keepVersionsWhileBooking(state);
  watchBuild({ build: state.build, remotes: Object.fromEntries(state.remotes.map(({ name, version }) => [name, version])) }, texts);
  const social = Object.values(state.shop.base.Social).flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : []));
  guardExternalLinks([...social, ...state.externalOrigins], (error) => {
    showToast({ tone: 'error', title: texts.t('toast.error'), text: texts.t('external.refused') });
    throw error;
  });
  void httpSettings()
    .refusalWords()
    .then(() => state.overridden && import(/* webpackChunkName: "qa" */ './qa').then(({ startQa }) => startQa(state, texts)));
  void prefetchLaterParts();
  void import(/* webpackChunkName: "later" */ '../page/page-heading').then(({ followFocus }) => followFocus());
  await breathe();
  void import(/* webpackChunkName: "telemetry" */ './telemetry').then(({ startTelemetry }) => startTelemetry(state));
  await layOutRest();
}
