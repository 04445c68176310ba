import { TOKEN_KEY } from '@straits/api-contract/constants';
import { $session, isAnotherSignedIn, sessionStarted } from '@straits/session';

/**
 * Tabs of one browser share who is signed in. Somebody signs in in another tab: a visitor's page becomes theirs in place, so that nothing
 * typed is lost; another person's page is loaded anew, because nobody may go on under a name that is not theirs.
 */
export function followOtherTabs() {
  let isSigned = false;
  $session.subscribe(({ status }) => void (isSigned = status === 'signed'));
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== TOKEN_KEY || newValue === null) return;
    if (!isSigned) sessionStarted();
    else if (isAnotherSignedIn()) location.reload();
  });
}
