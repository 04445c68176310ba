import type { Secrets } from '../../../secrets';

/** Half a SHA-256, which nobody guesses and a QR carries well. */
const LENGTH = 22;
const signatureOf = (secrets: Secrets, code: string) => secrets.sign(`ticket:${code}`).slice(0, LENGTH);

/** What a ticket's QR says: its code, signed, so that a made-up one is known before anything is looked up. */
export const ticketQrOf = (secrets: Secrets, code: string) => `${code}.${signatureOf(secrets, code)}`;

/** The code of a QR's text, or of one typed by hand; undefined where the signature is not ours. */
export function readTicketQr(secrets: Secrets, scanned: string): string | undefined {
  const [code = '', signature] = scanned.trim().split('.');
  const isOurs = signature === undefined || signature === signatureOf(secrets, code);
  return isOurs ? code.toUpperCase() : undefined;
}
