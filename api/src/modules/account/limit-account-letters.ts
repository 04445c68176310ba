import type { Deps } from '../../deps';
import { countTry } from '../../http/rate-limit';
import { limitLetters } from '../../mail/limit-letters';
import { isBrowserOf } from './password-checks.sql';

/** What helps somebody into an account, and how often an hour one network may ask for it (R10). */
const OF_NETWORK = { forgot: 5, link: 20, confirm: 20 };
/** How often for one address: each of the account's own browsers, and a network. */
const OF_ADDRESS = 5;

interface Asked {
  kind: keyof typeof OF_NETWORK;
  email: string;
  /** Hash of the browser's cookie. */
  browser: Buffer | null;
  network: string;
}

/**
 * Counts a letter with a code or a link. The account's own browsers are counted apart, so that strangers who ask without end keep nobody out.
 * It takes as long whether or not the address has an account. Refuses: rate_limited.
 */
export async function limitAccountLetters({ db, clock }: Deps, { kind, email, browser, network }: Asked): Promise<void> {
  const at = clock.now();
  const count = (bucket: string, tries: number) => countTry(db, at, { bucket, tries, windowMinutes: 60 });
  if (browser && (await isBrowserOf(db, browser, email))) return count(`${kind}-own:${email}:${browser.toString('hex')}`, OF_ADDRESS);
  await count(`${kind}-network:${network}`, OF_NETWORK[kind]);
  await count(`${kind}:${email}:${network}`, OF_ADDRESS);
  return limitLetters(db, { to: email, purpose: 'access', user: null, network, at });
}
