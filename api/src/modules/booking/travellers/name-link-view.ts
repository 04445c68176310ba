import type { OrderLine } from '@straits/api-contract';
import type { Deps } from '../../../deps';
import type { NameLinkRow } from './name-links.sql';
import { signedId } from './signed-id';

/** A line's open link as its booker sends it: to the shoppers' site, where nobody needs an account. */
export function viewNameLink(
  { secrets, settings }: Pick<Deps, 'secrets' | 'settings'>,
  links: NameLinkRow[],
  lineId: string,
): OrderLine['nameLink'] {
  const link = links.find((one) => one.lineId === lineId);
  return link?.until
    ? { url: `${settings.siteUrl}/names#${signedId(secrets, 'name-link', link.id)}`, until: link.until.toISOString() }
    : null;
}
