import { createHash, createPrivateKey, createPublicKey, sign as signBytes, verify as verifyBytes, type KeyObject } from 'node:crypto';
import { OverrideClaims, Registry, SignedRegistry } from './schema';

/** Ed25519 keys in PEM, or in base64 of their DER form as environments like them. */
const derOf = (text: string) => Buffer.from(text, 'base64');
export const readPrivateKey = (text: string): KeyObject =>
  text.includes('-----BEGIN') ? createPrivateKey(text) : createPrivateKey({ key: derOf(text), format: 'der', type: 'pkcs8' });
const readPublicKey = (text: string): KeyObject =>
  text.includes('-----BEGIN') ? createPublicKey(text) : createPublicKey({ key: derOf(text), format: 'der', type: 'spki' });

/** Several public keys in one text, so that a new key can be trusted before the old one goes. */
export function readPublicKeys(text: string): KeyObject[] {
  const blocks = text.match(/-----BEGIN [^-]+-----[^-]+-----END [^-]+-----/g);
  return (blocks ?? text.split(/[\s,]+/).filter(Boolean)).map(readPublicKey);
}

/** Short name of a key: what a signature says about who made it. */
export const keyIdOf = (key: KeyObject) =>
  createHash('sha256')
    .update((key.type === 'private' ? createPublicKey(key) : key).export({ format: 'der', type: 'spki' }))
    .digest('hex')
    .slice(0, 12);

const sign = (text: string, key: KeyObject) => signBytes(null, Buffer.from(text), key).toString('base64');
const isSignedBy = (text: string, signature: string, key: KeyObject) =>
  verifyBytes(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));

/** A signed registry is good for two weeks: the delivery signs it anew each day, and may be away over holidays. */
const REGISTRY_GOOD_MS = 14 * 86_400_000;

type Claims = Pick<SignedRegistry, 'document' | 'issuedAt' | 'expires'>;
const signedText = ({ document, issuedAt, expires }: Claims) => (issuedAt && expires ? `${issuedAt} ${expires} ${document}` : document);

export function signRegistry(registry: Registry, key: KeyObject, now = Date.now()): string {
  const claims = {
    document: JSON.stringify(registry),
    issuedAt: new Date(now).toISOString(),
    expires: new Date(now + REGISTRY_GOOD_MS).toISOString(),
  };
  return JSON.stringify({ ...claims, key: keyIdOf(key), signature: sign(signedText(claims), key) } satisfies SignedRegistry);
}

export interface OpenedRegistry {
  registry: Registry;
  /** Milliseconds since 1970; 0 for what was signed before there was an end of validity: it has run out. */
  issuedAt: number;
  expires: number;
}

/** The registry in a signed text and its validity, which is not judged here. Throws for what is cut off, is not of the schema or is signed by nobody we trust. */
export function openSigned(text: string, trusted: KeyObject[]): OpenedRegistry {
  const { key, signature, ...claims } = SignedRegistry.parse(JSON.parse(text));
  const by = trusted.find((one) => keyIdOf(one) === key);
  if (!by) throw new Error(`the registry is signed by ${key}, whom nobody here trusts`);
  if (!isSignedBy(signedText(claims), signature, by)) throw new Error("the registry's signature does not fit its content");
  const at = (time: string | undefined) => (time ? Date.parse(time) : 0);
  return { registry: Registry.parse(JSON.parse(claims.document)), issuedAt: at(claims.issuedAt), expires: at(claims.expires) };
}

/** The registry in a signed text, however old it is. */
export const openRegistry = (text: string, trusted: KeyObject[]): Registry => openSigned(text, trusted).registry;

/** A token for QA is good for a day at most. */
export const OVERRIDE_MAX_S = 86_400;

/** A token for QA: claims and signature, both in base64url, fit for a cookie or a path. */
export function signOverride(claims: OverrideClaims, key: KeyObject): string {
  const body = Buffer.from(JSON.stringify(OverrideClaims.parse(claims))).toString('base64url');
  return `${body}.${Buffer.from(sign(`override ${body}`, key), 'base64').toString('base64url')}`;
}

/** The claims of a token, or null when it is forged, expired, good for longer than a token may be, or not a token at all. */
export function openOverride(token: string, trusted: KeyObject[], now = Date.now()): OverrideClaims | null {
  const [body = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url').toString('base64');
  if (!trusted.some((key) => isSignedBy(`override ${body}`, given, key))) return null;
  const claims = OverrideClaims.safeParse(parseJson(Buffer.from(body, 'base64url').toString()));
  return claims.success && isGoodFor(claims.data.expires - now / 1000) ? claims.data : null;
}

const isGoodFor = (seconds: number) => seconds > 0 && seconds <= OVERRIDE_MAX_S;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
