import { z } from 'zod';
import { uuid } from '@straits/api-contract';
import type { Secrets } from '../../../secrets';

/** What stands in the address of a traveller's own page: who, and our signature; it can be sent in any chat. */
export const travellerToken = (secrets: Secrets, travellerId: string) => `${travellerId}.${secrets.sign(`traveller:${travellerId}`)}`;

export const TravellerToken = z.object({ token: z.string().regex(/^[0-9a-f-]{36}\.[\w-]{20,100}$/) });

/** The traveller that a token is of; undefined when it is not one of ours. */
export function readTravellerToken(secrets: Secrets, token: string): string | undefined {
  const [id = '', signature = ''] = token.split('.');
  return uuid.safeParse(id).success && secrets.isSignatureOf(`traveller:${id}`, signature) ? id : undefined;
}
