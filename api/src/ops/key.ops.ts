import { markShopKey } from '../shop-key.sql';
import type { OpsCommand } from './ops-command';

/** The shop's key, which seals passports and signs guests' links. */
export const keyOps: OpsCommand[] = [
  {
    name: 'key replace',
    usage: '--as EMAIL',
    summary: 'the key of before is lost for good: what it sealed cannot be read any more, and the one that is here now is the shop’s',
    words: 0,
    async run({ deps, print, requireStaff }) {
      requireStaff();
      await markShopKey(deps.db, deps.secrets.fingerprint, deps.clock.now());
      print(
        'The key that is here now is the shop’s. Passports and answers from before cannot be read, and guests’ links from before do not open.',
      );
      return 0;
    },
  },
];
