import { sql } from 'kysely';
import type { Deps } from '../../deps';

/**
 * The origin of the shop that a person knows, for links in mails: agents' is the trade host. Where the shop has several trade hosts it is the
 * one below the consumer site's own name, else the first by name; where it has none, the consumer site.
 */
export async function siteAddress({ db, settings }: Pick<Deps, 'db' | 'settings'>, { isAgent }: { isAgent: boolean }): Promise<string> {
  const site = new URL(settings.siteUrl);
  if (!isAgent) return site.origin;
  const { rows } = await sql<{ host: string }>`
    select host from hosts where variant = 'b2b' order by (host like ${`%.${site.hostname}`}) desc, host limit 1`.execute(db);
  if (rows[0]) site.hostname = rows[0].host;
  return site.origin;
}
