import { TOKEN_RELOAD_WAIT_MS } from '@straits/api-contract/constants';
import type { SignedIn, User } from '@straits/api-contract';
import { http, showToast } from '@straits/http';
import type { Texts } from '@straits/i18n';
import { loginPath, signedIn, wipeStorage } from '@straits/session';

const KEY = 'straits_token';

declare global {
  interface Window {
    /** Where session storage is off, the first script leaves the token here. */
    straitsToken?: string;
  }
}

/** The token that the first script took out of the address; it is given once. */
export function takeArrivedToken(): string | null {
  const token = window.straitsToken ?? null;
  delete window.straitsToken;
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return kept ?? token;
  } catch {
    return token;
  }
}

export interface Arrival {
  token: string;
  /** Who is signed in here now, or null. */
  present: User | null;
  texts: Texts;
}

async function exchange({ token }: Pick<Arrival, 'token'>): Promise<boolean> {
  const answer = await http.post<SignedIn>('/auth/exchange', { token });
  if (!answer.ok) {
    location.assign(loginPath(location.pathname + location.search));
    return false;
  }
  signedIn(answer.value);
  return true;
}

async function signInAndReload(arrival: Arrival) {
  if (!(await exchange(arrival))) return;
  // The specification's wait, then a page that knows who is here (M204).
  setTimeout(() => location.reload(), TOKEN_RELOAD_WAIT_MS);
}

/**
 * A link signed somebody in: its one-time token is changed into a session. Where somebody is signed in already, the shopper is asked
 * first: a link must not take over another person's session unseen.
 */
export async function receiveToken(arrival: Arrival): Promise<void> {
  if (!arrival.present) return signInAndReload(arrival);
  const { texts } = arrival;
  showToast({
    tone: 'info',
    title: texts.t('session.other.title'),
    text: texts.t('session.other.text'),
    action: {
      label: texts.t('session.other.change'),
      onAct: () => {
        wipeStorage();
        void signInAndReload({ ...arrival, present: null });
      },
    },
  });
}
