import { SESSION_STORE_KEY, TICKET_CACHE, TOKEN_KEY } from '@straits/api-contract/constants';
import type { User } from '@straits/api-contract';

/** The specification's session store in local storage: no passport data, no e-mail addresses, nothing that is lost for good when it is wiped. */
export interface StoredSession {
  user: Pick<User, 'CurrencyObj' | 'IsB2B' | 'IsB2C'> | null;
}

// Storage may be full or switched off: the session then lasts as long as the page.
const quietly = <T>(act: () => T): T | null => {
  try {
    return act();
  } catch {
    return null;
  }
};

const storedToken = () => quietly(() => localStorage.getItem(TOKEN_KEY));

// Of this page's person, to tell another tab's.
let ownToken: string | null = null;

/** The stored token, which is this page's from now on; where nothing can be stored, the one of who signed in on this page. */
export const readToken = () => (ownToken = storedToken() ?? ownToken);

/** Another tab of this browser has signed somebody in since: what is stored is theirs. */
export const isAnotherSignedIn = () => {
  const stored = storedToken();
  return ownToken !== null && stored !== null && stored !== ownToken;
};

export function storeSession(token: string, user: User) {
  ownToken = token;
  // What cannot be overwritten is not left either: it is of somebody who was here before.
  quietly(() => localStorage.removeItem(TOKEN_KEY));
  quietly(() => {
    localStorage.setItem(TOKEN_KEY, token);
    const kept: StoredSession = { user: { CurrencyObj: user.CurrencyObj, IsB2B: user.IsB2B, IsB2C: user.IsB2C } };
    localStorage.setItem(SESSION_STORE_KEY, JSON.stringify(kept));
  });
}

/** Wipes user, token, profile, all local and session storage (M205), and the tickets that were kept for when there is no network. */
export function wipeStorage() {
  ownToken = null;
  quietly(() => localStorage.clear());
  quietly(() => sessionStorage.clear());
  // Not there on plain HTTP and in old browsers.
  if ('caches' in globalThis) caches.delete(TICKET_CACHE).catch(() => false);
}
