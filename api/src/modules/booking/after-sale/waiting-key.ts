import { email as emailSchema } from '@straits/api-contract';
import type { Secrets } from '../../../secrets';

const PURPOSE = 'waiting:';

/** The key of a guest's link to their waiting lists: the address that it was mailed to, sealed, because links stand in logs and histories. */
export const waitingKey = (secrets: Secrets, email: string) => secrets.encrypt(PURPOSE + email).toString('base64url');

/** The address that a key was mailed to; undefined when it is not one of ours. */
export function readWaitingKey(secrets: Secrets, key: string): string | undefined {
  const text = secrets.decrypt(Buffer.from(key, 'base64url'));
  const email = emailSchema.safeParse(text?.startsWith(PURPOSE) ? text.slice(PURPOSE.length) : undefined);
  return email.success ? email.data : undefined;
}
