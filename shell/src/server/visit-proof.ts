import { signVisit } from '@straits/api-contract/visit-token';
import type { Plan, Site } from './compose-page';
import { settings } from './settings';

/**
 * Proof that this site served the page with these versions; the browser sends it back with what it saw of them. It goes in a header that scripts can
 * read and not in the page, whose bytes stay the same for everyone: each answer has its own, and a CDN's readers share one for as long as it keeps
 * the page. Without SITE_TOKEN, nobody's reports count.
 */
export function visitHeaders({ shell }: Site, { snapshot }: Plan): Record<string, string> {
  if (!settings.siteToken) return {};
  const versions = snapshot.remotes.flatMap(({ slice: { name, version, previous } }) =>
    [version, previous?.version].flatMap((one) => (one ? `${name}@${one}` : [])),
  );
  return { 'server-timing': `visit;desc="${signVisit([`shell@${shell.id}`, ...versions], settings.siteToken)}"` };
}
