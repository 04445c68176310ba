import { createPublicKey, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPrivateKey, readPublicKeys } from '@straits/remote-contract/signature';
import { dataFolder } from './places';

const folder = () => path.join(dataFolder(), 'keys');
const privateFile = () => path.join(folder(), 'registry-signing.pem');
const publicFile = () => path.join(folder(), 'registry-public.pem');

/** Makes this machine's own key pair, once. Who comes second finds the first one's file. */
function makeKeys() {
  mkdirSync(folder(), { recursive: true });
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  try {
    writeFileSync(privateFile(), privateKey.export({ format: 'pem', type: 'pkcs8' }), { flag: 'wx', mode: 0o600 });
    writeFileSync(publicFile(), publicKey.export({ format: 'pem', type: 'spki' }));
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') throw thrown;
  }
}

/** What signs the registry and QA's tokens: `REGISTRY_SIGNING_KEY`, else a key of this machine's own in the data folder. */
export function signingKey(): KeyObject {
  const given = process.env.REGISTRY_SIGNING_KEY;
  if (given) return readPrivateKey(given);
  if (!existsSync(privateFile())) makeKeys();
  return readPrivateKey(readFileSync(privateFile(), 'utf8'));
}

/** Whose signatures count: `REGISTRY_PUBLIC_KEYS`, else the keys beside the signing one. */
export function trustedKeys(): KeyObject[] {
  const given = process.env.REGISTRY_PUBLIC_KEYS;
  if (given) return readPublicKeys(given);
  if (!existsSync(publicFile())) makeKeys();
  // Killed between the two files: the public half follows from the other.
  if (!existsSync(publicFile())) writeFileSync(publicFile(), createPublicKey(signingKey()).export({ format: 'pem', type: 'spki' }));
  return readPublicKeys(readFileSync(publicFile(), 'utf8'));
}

/** A new pair and new tokens, as lines for an environment. */
export function newKeys(): string {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return [
    `REGISTRY_SIGNING_KEY=${privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')}`,
    `REGISTRY_PUBLIC_KEYS=${publicKey.export({ format: 'der', type: 'spki' }).toString('base64')}`,
    `DELIVERY_TOKEN=${randomBytes(32).toString('base64url')}`,
    `SITE_TOKEN=${randomBytes(32).toString('base64url')}`,
  ].join('\n');
}
