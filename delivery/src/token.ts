import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from './places';

/** What opens this process's changes, and with what it reads the telemetry: `DELIVERY_TOKEN`, else one made once in the data folder. */
export function deliveryToken(): string {
  if (process.env.DELIVERY_TOKEN) return process.env.DELIVERY_TOKEN;
  const file = path.join(dataFolder(), 'keys/delivery-token');
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') throw thrown;
  }
  return readFileSync(file, 'utf8').trim();
}

const digest = (text: string) => createHash('sha256').update(text).digest();
export const isToken = (given: string | undefined) => given !== undefined && timingSafeEqual(digest(given), digest(deliveryToken()));
