import { TOKEN_RELOAD_WAIT_MS } from '@straits/api-contract/constants';
import type { SignedIn, User } from '@straits/api-contract';
import { createSignal, http } from '@straits/http';
import { loginPath, signedIn } from '@straits/session';

const KEY = 'straits_token';

/** That a link has signed somebody in here, until they have seen it. */
const ARRIVED_KEY = 'straits_arrived';

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
}

/** What waits for an answer: a link wants to sign in somebody while `present` is here. Null when there is nothing to ask. */
export const tokenQuestion = createSignal<{ token: string; present: User } | null>(null);

/** Whether the browser's cart has come along already, because the link was asked for here. */
export type Arrived = 'with cart' | 'without cart';
function rememberArrival(how: Arrived): void {
  try {
    sessionStorage.setItem(ARRIVED_KEY, how);
  } catch {
    // Where storage is off, the session ends with the page too.
  }
}
/** How this tab's session came by a link, until somebody has said that it is theirs; null where none did. */
export function findArrival(): Arrived | null {
  try {
    const how = sessionStorage.getItem(ARRIVED_KEY);
    if (how === null) return null;
    return how === 'with cart' ? 'with cart' : 'without cart';
  } catch {
    return null;
  }
}
export function arrivalSeen(): void {
  try {
    sessionStorage.removeItem(ARRIVED_KEY);
  } catch {
    // There was nothing to remove.
  }
}

/** Changes the token into a session, and loads a page that knows who is here after the specification's wait (M204). */
export async function signInByToken(token: string): Promise<void> {
  const answer = await http.post<SignedIn>('/auth/exchange', { token }, { notices: false });
  if (!answer.ok) {
    location.assign(loginPath(location.pathname + location.search, 'token'));
    return;
  }
  signedIn(answer.value);
  rememberArrival(answer.value.cartMerge ? 'with cart' : 'without cart');
  setTimeout(() => location.reload(), TOKEN_RELOAD_WAIT_MS);
}

/**
 * A link signed somebody in: its one-time token is changed into a session. Where somebody is signed in already, the shopper is asked
 * first: a link must not take over another person's session unseen.
 */
export async function receiveToken({ token, present }: Arrival): Promise<void> {
  if (present) tokenQuestion.set({ token, present });
  else await signInByToken(token);
}
