import { email as emailSchema } from '@straits/api-contract';
import type { Secrets } from '../../../secrets';

/** What stands behind the `#` of a guest's link to their waiting lists: the address that it was mailed to, and our signature. */
export const waitingKey = (secrets: Secrets, email: string) =>
  `${Buffer.from(email).toString('base64url')}.${secrets.sign(`waiting:${email}`)}`;

/** The address that a key was mailed to; undefined when it is not one of ours. */
export function readWaitingKey(secrets: Secrets, key: string): string | undefined {
  const [encoded = '', signature = ''] = key.split('.');
  const email = emailSchema.safeParse(Buffer.from(encoded, 'base64url').toString());
  return email.success && secrets.isSignatureOf(`waiting:${email.data}`, signature) ? email.data : undefined;
}
