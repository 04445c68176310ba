import { randomBytes } from 'node:crypto';
import { addMinutes } from '../../clock';
import type { Trx } from '../../database/connection';
import { countWaiting } from '../../testing/count-waiting.sql';
import type { SeededUser } from '../../testing/seed-shop';
import { seedAgent } from '../../testing/seed-wallet';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { withoutLocks } from '../../testing/without-locks';
import { insertInvitation } from './invitations.sql';

let shop: TestApp;
let admin: SeededUser;
beforeAll(async () => {
  shop = await startTestApp();
  admin = await seedAgent(shop.deps);
});
afterAll(() => shop.close());

/** One address is invited twice: the first one's transaction stays open until the second waits for it. */
async function inviteTwice(email: string, as: (trx: Trx) => Trx): Promise<string[]> {
  const now = shop.clock.now();
  const limits = { perOrder: null, perMonth: null };
  const whose = {
    agencyId: admin.agencyId!,
    invitedBy: admin.id,
    email,
    role: 'booker' as const,
    ...limits,
    now,
    expiresAt: addMinutes(now, 60),
  };
  const invite = (then: () => Promise<void>) =>
    shop.deps.db
      .transaction()
      .execute(async (trx) => {
        await insertInvitation(as(trx), { ...whose, tokenHash: randomBytes(32) });
        await then();
      })
      .then(
        () => 'passed',
        (error: Error & { constraint?: string }) => error.constraint ?? error.message,
      );
  let second: Promise<string> | undefined;
  let isOver = false;
  const first = await invite(async () => {
    second = invite(() => Promise.resolve()).finally(() => (isOver = true));
    while (!isOver && (await countWaiting(shop.deps.db)) === 0);
  });
  return [first, await second!];
}

it('is a real race: with the lock off, the second of two at once is refused by the database', async () => {
  const unlocked = (trx: Trx) => trx.withPlugin(withoutLocks);

  expect(await inviteTwice('off@people.test', unlocked)).toEqual(['passed', 'agency_invitations_one_open']);
});

it('of two invitations at once both go out, and the later one is the one that works', async () => {
  expect(await inviteTwice('on@people.test', (trx) => trx)).toEqual(['passed', 'passed']);
});
