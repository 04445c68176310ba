import { randomBytes } from 'node:crypto';
import type { OverrideClaims, Registry } from '@straits/remote-contract/schema';
import { openOverride } from '@straits/remote-contract/signature';
import { isPaymentPage } from '../page/payment-pages';
import { AVOIDED_COOKIE, PINNED_COOKIE } from '../page/version-cookies';
import { trustedKeys } from './registry-source';
import { settings } from './settings';
import type { Site } from './compose-page';
import { readVersions, type Overrides, type Shopper } from './version-set.rules';
import type { Visit } from './visit';

export const COOKIES = {
  shopper: 'straits_shopper',
  pinned: PINNED_COOKIE,
  avoided: AVOIDED_COOKIE,
  override: 'straits_override',
} as const;

const isAllowed = (claims: OverrideClaims) =>
  Object.values(claims.remotes).every((one) => 'version' in one || settings.overrideOrigins.includes(new URL(one.url).origin));

/** What a token says, or null when it is forged, expired, or leads to an origin that is not allowed, however alike it looks. */
function claimsOf(token: string): OverrideClaims | null {
  const claims = token ? openOverride(token, trustedKeys()) : null;
  return claims && isAllowed(claims) ? claims : null;
}

const SHOPPER_S = 15_552_000;

/** Nobody is numbered while there is nothing to divide shoppers for. */
const hasCanary = ({ remotes }: Registry) => Object.values(remotes).some(({ canary }) => canary !== null);

interface Asking {
  shopper: Shopper;
  cookie: string | null;
}

const overridesFor = async (site: Site, token: string, { path, search }: Visit) =>
  token && !isPaymentPage(path, search) ? overridesOf(site, token) : null;

const numberIn = (text: string | undefined) => /^[0-9a-f]{16}$/.exec(text ?? '')?.[0] ?? '';

const NO_TOKEN = { remote: 'shell', path: '/qa/override', name: 'MFE-115' } as const;

/** What stands in for whom by a token; null, and told, when the token is not good or what it names is not what was signed. */
export async function overridesOf({ contracts, report, log, shell }: Site, token: string): Promise<Overrides | null> {
  const claims = claimsOf(token);
  const refuse = (detail: string) => {
    report({ ...NO_TOKEN, version: shell.id, detail });
    log('MFE-115 token refused', detail);
    return null;
  };
  if (!claims) return refuse('a QA token was forged, has expired, or leads to an origin that is not allowed');
  return contracts.resolve(claims).catch((error: unknown) => refuse(error instanceof Error ? error.message : String(error)));
}

/** Who asks, by the cookies; and the cookie that a shopper gets who is asked for by a canary for the first time. */
export async function readShopper(site: Site, visit: Visit, registry: Registry): Promise<Asking> {
  const { cookies, isSecure } = visit;
  const known = numberIn(cookies[COOKIES.shopper]);
  const fresh = !known && hasCanary(registry) ? randomBytes(8).toString('hex') : '';
  const token = cookies[COOKIES.override] ?? '';
  const shopper: Shopper = {
    id: known || fresh,
    pinned: readVersions(cookies[COOKIES.pinned]),
    avoided: readVersions(cookies[COOKIES.avoided]),
    overrides: await overridesFor(site, token, visit),
  };
  const flags = `Path=/; Max-Age=${SHOPPER_S}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
  return { shopper, cookie: fresh ? `${COOKIES.shopper}=${fresh}; ${flags}` : null };
}
