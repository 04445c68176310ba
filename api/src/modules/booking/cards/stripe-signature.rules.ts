import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old a webhook may be: an older one is a replay. */
const TOLERANCE_SECONDS = 300;

/** Stripe's scheme: HMAC-SHA256 of `timestamp.body`, one or more signatures `v1` beside the timestamp `t`. */
export function isSignedByStripe(body: string, header: string | undefined, { secret, now }: { secret: string; now: Date }): boolean {
  const parts = (header ?? '').split(',').map((part) => part.split('=', 2) as [string, string | undefined]);
  const timestamp = Number(parts.find(([name]) => name === 't')?.[1]);
  if (!Number.isInteger(timestamp) || Math.abs(now.getTime() / 1000 - timestamp) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();
  return parts.some(([name, value]) => {
    const given = name === 'v1' && /^[0-9a-f]{64}$/.test(value ?? '') ? Buffer.from(value ?? '', 'hex') : undefined;
    return given !== undefined && timingSafeEqual(given, expected);
  });
}
