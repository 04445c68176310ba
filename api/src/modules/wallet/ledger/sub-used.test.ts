import { sql } from 'kysely';
import type { Trx } from '../../../database/connection';
import { countWaiting } from '../../../testing/count-waiting.sql';
import { seedAgent } from '../../../testing/seed-wallet';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { findDisagreements } from '../check/ledger-check.sql';
import { setParent } from '../credit/set-parent';
import { lockNamed } from './accounts.sql';
import { postTransaction, settleTransaction } from './post-transaction';

let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp()));
afterAll(() => shop.close());

const run = <T>(act: (trx: Trx) => Promise<T>) => shop.deps.db.transaction().execute(act);
const ask = (statement: string) => sql.raw(statement).execute(shop.deps.db);
const byHand = { actor: 'system', at: new Date('2026-12-01T02:00:00Z') };

/** Uses an agency's credit; waits as ENTRY when asked to. */
async function useCredit(trx: Trx, agencyId: string, amountMinor: number, status: 'ENTRY' | 'POSTED' = 'POSTED'): Promise<string> {
  const [receivable, revenue] = await lockNamed(trx, [
    { agencyId, type: 'receivable', currency: 'SGD' },
    { type: 'revenue', currency: 'SGD' },
  ]);
  const legs = [
    { account: receivable!, amountMinor: -amountMinor },
    { account: revenue!, amountMinor },
  ];
  return postTransaction(trx, { kind: 'adjustment', status, legs, description: 'ST1', ...byHand });
}
const put = (agencyId: string, parentId: string | null) =>
  run((trx) => setParent(trx, { agencyId, parentId, actor: 'system', reason: 'Joined', now: byHand.at }));
const moveByHand = (agencyId: string, parentId: string | null) =>
  sql`update agencies set parent_id = ${parentId}::uuid where id = ${agencyId}`;

/** Head, branch under it, shop under that; the last one has used 4,000 and keeps 500. */
async function tree(): Promise<[head: string, branch: string, last: string]> {
  const agencies = [];
  for (let number = 0; number < 3; number++) agencies.push((await seedAgent(shop.deps, { creditMinor: 20_000 })).agencyId);
  const [head = '', branch = '', last = ''] = agencies;
  await put(branch, head);
  await put(last, branch);
  await run((trx) => useCredit(trx, last, 4_000));
  const kept = await run((trx) => useCredit(trx, last, 700, 'ENTRY'));
  await run((trx) => useCredit(trx, last, 500, 'ENTRY'));
  await run((trx) => settleTransaction(trx, kept, { to: 'CANCELLED', ...byHand }));
  return [head, branch, last];
}
const subUsedOf = async (agencyIds: string[]) =>
  Promise.all(
    agencyIds.map(async (agencyId) => {
      const { rows } = await sql<{ minor: number }>`
        select sub_used_minor as minor from ledger_accounts where owner_agency_id = ${agencyId} and type = 'receivable'`.execute(
        shop.deps.db,
      );
      return rows[0]?.minor;
    }),
  );
const REFUSED = 'does not say what its sub-agents use';

describe('what sub-agents use is checked by the database, which refuses', () => {
  it('a figure that their accounts do not explain, on every level', async () => {
    const agencies = await tree();

    expect(await subUsedOf(agencies)).toEqual([4_500, 4_500, 0]);
    for (const agencyId of agencies)
      await expect(
        ask(`update ledger_accounts set sub_used_minor = sub_used_minor + 1 where owner_agency_id = '${agencyId}' and type = 'receivable'`),
      ).rejects.toThrow(REFUSED);
    await expect(ask(`update ledger_accounts set sub_used_minor = 0 where owner_agency_id = '${agencies[0]}'`)).rejects.toThrow(REFUSED);
    expect(await subUsedOf(agencies)).toEqual([4_500, 4_500, 0]);
  });

  it('credit that is used and not counted above', async () => {
    const [head, branch] = await tree();
    const stray = (await seedAgent(shop.deps, { creditMinor: 20_000 })).agencyId;

    // The move comes after the accounts above were found: nobody there counts what is used.
    await expect(
      run(async (trx) => {
        await useCredit(trx, stray, 100);
        await moveByHand(stray, branch).execute(trx);
      }),
    ).rejects.toThrow(REFUSED);
    expect(await subUsedOf([head, branch])).toEqual([4_500, 4_500]);
  });

  it('an agency that is moved by hand without what it uses', async () => {
    const [head, branch, last] = await tree();
    const bare = (await seedAgent(shop.deps)).agencyId;

    for (const parent of [head, bare, null]) await expect(moveByHand(last, parent).execute(shop.deps.db)).rejects.toThrow(REFUSED);

    await put(last, head);
    expect(await subUsedOf([head, branch])).toEqual([4_500, 0]);
  });

  it('one of two that happen at once: a move by hand, and the first use of credit', async () => {
    const [head, last] = [
      (await seedAgent(shop.deps, { creditMinor: 20_000 })).agencyId,
      (await seedAgent(shop.deps, { creditMinor: 20_000 })).agencyId,
    ];
    let isUsed = false;
    let used: Promise<unknown> = Promise.resolve();

    await run(async (trx) => {
      await moveByHand(last, head).execute(trx);
      used = run((other) => useCredit(other, last, 100)).then(
        () => void (isUsed = true),
        (error: unknown) => error,
      );
      // Until it waits for this move, or has not seen it and is through.
      while (!isUsed && (await countWaiting(shop.deps.db)) === 0);
    });

    expect(String(await used)).toContain(REFUSED);
    expect((await findDisagreements(shop.deps.db)).filter(({ kind }) => kind === 'sub_agents_differ')).toEqual([]);
    await run((trx) => useCredit(trx, last, 100));
    expect(await subUsedOf([head])).toEqual([100]);
  });
});
