import type { Deps } from './deps';
import { insertShopKey } from './shop-key.sql';

/**
 * Throws where this start's key is not the one that has sealed what the database holds: it would open no passport and no link of before, and
 * seal what the right key cannot open later. A database without one takes this one.
 */
export async function checkShopKey({ db, secrets, clock, settings }: Pick<Deps, 'db' | 'secrets' | 'clock' | 'settings'>): Promise<void> {
  const kept = await insertShopKey(db, secrets.fingerprint, clock.now());
  if (kept.fingerprint.equals(secrets.fingerprint)) return;
  const place = settings.key ? 'STRAITS_KEY' : `${settings.dataDir}/key`;
  throw new Error(
    `${place} is not the key that has sealed passports and links in this database since ${kept.since.toISOString()}. Put that one back. If it is lost for good: npm run ops -- key replace --as EMAIL (docs/runbooks/lost-key.md).`,
  );
}
