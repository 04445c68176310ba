import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A page that was served longer ago than this says nothing of a version any more. */
const LONGEST_S = 86_400;
/** How far the clocks of site and API may be apart. */
const SKEW_S = 300;

/** What the site says of a page that it served: when, and which versions the page may run. */
export interface Visit {
  /** Random, one for each answer of the site. */
  id: string;
  /** `mf_booking@a1b2c3`, also those that may stand in, and the shell. */
  versions: string[];
}

const macOf = (payload: string, key: string) => createHmac('sha256', key).update(`visit ${payload}`).digest();

/**
 * Proves that the site served a page with these versions: only reports that carry it count against a version. It is bound to no browser, since a
 * CDN may give one answer to many, so the collector counts it once for each network.
 */
export function signVisit(versions: string[], key: string, now = Date.now()): string {
  const payload = [Math.floor(now / 1000), randomBytes(9).toString('base64url'), ...versions].join(' ');
  return `${Buffer.from(payload).toString('base64url')}.${macOf(payload, key).toString('base64url')}`;
}

/** What was signed, or null where it is forged, too old, or not a token at all. */
export function openVisit(token: string, key: string, now = Date.now()): Visit | null {
  const [body = '', signature = ''] = token.split('.');
  const payload = Buffer.from(body, 'base64url').toString();
  const [expected, given] = [macOf(payload, key), Buffer.from(signature, 'base64url')];
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  const [at, id = '', ...versions] = payload.split(' ');
  const age = now / 1000 - Number(at);
  return age >= -SKEW_S && age <= LONGEST_S ? { id, versions } : null;
}
