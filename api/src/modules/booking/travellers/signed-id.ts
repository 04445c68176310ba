import { z } from 'zod';
import { opaqueText, uuid } from '@straits/api-contract';
import type { Secrets } from '../../../secrets';

/** What a link opens: a traveller's own page, or the places of a group. */
type Purpose = 'traveller' | 'name-link';

/** What stands in the address of a page that needs no account: whose it is, and our signature; it can be sent in any chat. */
export const signedId = (secrets: Secrets, purpose: Purpose, id: string) => `${id}.${secrets.sign(`${purpose}:${id}`)}`;

/** Any text may be asked for: a link that a mail program cut off is one that is not there. */
export const SignedId = z.object({ token: opaqueText(200, 1) });

/** The id that a token is of; undefined when it is not one of ours. */
export function readSignedId(secrets: Secrets, purpose: Purpose, token: string): string | undefined {
  const [id = '', signature = ''] = token.split('.');
  return uuid.safeParse(id).success && secrets.isSignatureOf(`${purpose}:${id}`, signature) ? id : undefined;
}
