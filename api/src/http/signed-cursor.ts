import type { Secrets } from '../secrets';

const SIGNATURE_LENGTH = 16;

/** The end of a page as an opaque text; `list` names what it is a cursor of. */
export function sealCursor(secrets: Secrets, list: string, end: unknown): string {
  const body = Buffer.from(JSON.stringify(end)).toString('base64url');
  return `${body}.${secrets.sign(`${list} ${body}`).slice(0, SIGNATURE_LENGTH)}`;
}

/** What was sealed for the same list; undefined for anything else. */
export function openCursor<T>(secrets: Secrets, list: string, cursor: string): T | undefined {
  const [body = '', signature = ''] = cursor.split('.');
  if (secrets.sign(`${list} ${body}`).slice(0, SIGNATURE_LENGTH) !== signature) return undefined;
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as T;
}
