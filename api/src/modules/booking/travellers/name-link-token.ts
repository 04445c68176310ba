import { z } from 'zod';
import { uuid, type OrderLine } from '@straits/api-contract';
import type { Deps } from '../../../deps';
import type { Secrets } from '../../../secrets';
import type { NameLinkRow } from './name-links.sql';

const nameLinkToken = (secrets: Secrets, linkId: string) => `${linkId}.${secrets.sign(`name-link:${linkId}`)}`;

export const NameLinkToken = z.object({ token: z.string().regex(/^[0-9a-f-]{36}\.[\w-]{20,100}$/) });

/** The link that a token is of; undefined when it is not one of ours. */
export function readNameLinkToken(secrets: Secrets, token: string): string | undefined {
  const [id = '', signature = ''] = token.split('.');
  return uuid.safeParse(id).success && secrets.isSignatureOf(`name-link:${id}`, signature) ? id : undefined;
}

/** A line's open link as its booker sends it: to the shoppers' site, where nobody needs an account. */
export function viewNameLink(
  { secrets, settings }: Pick<Deps, 'secrets' | 'settings'>,
  links: NameLinkRow[],
  lineId: string,
): OrderLine['nameLink'] {
  const link = links.find((one) => one.lineId === lineId);
  return link?.until ? { url: `${settings.siteUrl}/names#${nameLinkToken(secrets, link.id)}`, until: link.until.toISOString() } : null;
}
