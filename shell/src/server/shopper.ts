import { randomBytes } from 'node:crypto';
import type { OverrideClaims, Registry } from '@straits/remote-contract/schema';
import { openOverride } from '@straits/remote-contract/signature';
import { trustedKeys } from './registry-source';
import { settings } from './settings';
import { readVersions, type Shopper } from './version-set.rules';
import type { Visit } from './visit';

export const COOKIES = {
  shopper: 'straits_shopper',
  pinned: 'straits_pinned',
  avoided: 'straits_avoided',
  override: 'straits_override',
} as const;

/** Pages on which nothing stands in for what is live: money changes hands there. */
export const isPaymentPage = (path: string) => /^\/(checkout|payment)(\/|$)/i.test(path);

const isAllowed = (claims: OverrideClaims) =>
  Object.values(claims.remotes).every((one) => 'version' in one || settings.overrideOrigins.includes(new URL(one.url).origin));

/** What a token says, or null when it is forged, expired, or leads to an origin that is not allowed, however alike it looks. */
export function claimsOf(token: string): OverrideClaims | null {
  const claims = token ? openOverride(token, trustedKeys()) : null;
  return claims && isAllowed(claims) ? claims : null;
}

const SHOPPER_S = 15_552_000;

/** Nobody is numbered while there is nothing to divide shoppers for. */
const hasCanary = ({ remotes }: Registry) => Object.values(remotes).some(({ canary }) => canary !== null);

const numberIn = (text: string | undefined) => /^[0-9a-f]{16}$/.exec(text ?? '')?.[0] ?? '';

/** Who asks, by the cookies; and the cookie that a shopper gets who is asked for by a canary for the first time. */
export function readShopper({ cookies, path, isSecure }: Visit, registry: Registry): { shopper: Shopper; cookie: string | null } {
  const known = numberIn(cookies[COOKIES.shopper]);
  const fresh = !known && hasCanary(registry) ? randomBytes(8).toString('hex') : '';
  const shopper: Shopper = {
    id: known || fresh,
    pinned: readVersions(cookies[COOKIES.pinned]),
    avoided: readVersions(cookies[COOKIES.avoided]),
    overrides: isPaymentPage(path) ? null : claimsOf(cookies[COOKIES.override] ?? ''),
  };
  const flags = `Path=/; Max-Age=${SHOPPER_S}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
  return { shopper, cookie: fresh ? `${COOKIES.shopper}=${fresh}; ${flags}` : null };
}
