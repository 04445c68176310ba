import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Opaque 32-byte token for a cookie, link or session, in base64url. */
export const newToken = () => randomBytes(32).toString('base64url');
/** What is kept of a token: it cannot be turned back. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Whether somebody shows the token that is wanted; nobody does where none is set. */
export const isToken = (given: unknown, wanted: string | undefined) =>
  typeof given === 'string' && Boolean(wanted) && timingSafeEqual(hashOf(given), hashOf(wanted ?? ''));

export interface Secrets {
  /** AES-256-GCM: 12 bytes nonce, 16 bytes tag, then the text. */
  encrypt(text: string): Buffer;
  /** Null of what another key has sealed, or nobody. */
  decrypt(sealed: Buffer): string | null;
  /** Which key this is; it cannot be turned back. */
  fingerprint: Buffer;
  /** A signature for a link, in base64url. */
  sign(text: string): string;
  isSignatureOf(text: string, signature: string): boolean;
}

function keyFrom(dataDir: string, given: string | undefined): Buffer {
  if (given) return Buffer.from(given, 'hex');
  const file = path.join(dataDir, 'key');
  mkdirSync(dataDir, { recursive: true });
  try {
    // 'wx' fails when it is there, so that two processes starting at once agree on one key.
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const kept = readFileSync(file, 'utf8').trim();
  // A key that was cut short would open nothing, and seal what nobody opens.
  if (!/^[0-9a-f]{64}$/.test(kept))
    throw new Error(`${file} holds no key (64 hexadecimal digits): put back the one of before, or set STRAITS_KEY.`);
  return Buffer.from(kept, 'hex');
}

/** What was sealed as JSON; `otherwise` where nothing was, or where its key is lost. */
export function openSealed<T>({ decrypt }: Pick<Secrets, 'decrypt'>, sealed: Buffer | null | undefined, otherwise: T): T {
  const text = sealed ? decrypt(sealed) : null;
  return text === null ? otherwise : (JSON.parse(text) as T);
}

/** Encryption and signatures by the shop's key: STRAITS_KEY, or one made once in the data folder. */
export function createSecrets(dataDir: string, given: string | undefined): Secrets {
  const key = keyFrom(dataDir, given);
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    encrypt(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    decrypt(sealed) {
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
        decipher.setAuthTag(sealed.subarray(12, 28));
        return decipher.update(sealed.subarray(28), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
    fingerprint: createHmac('sha256', key).update('fingerprint').digest(),
    sign,
    isSignatureOf(text, signature) {
      const [expected, given] = [Buffer.from(sign(text)), Buffer.from(signature)];
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
