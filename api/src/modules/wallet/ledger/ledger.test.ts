import { sql } from 'kysely';
import type { Trx } from '../../../database/connection';
import { seedAgent, seedTerms } from '../../../testing/seed-wallet';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { findAccount, lockNamed } from './accounts.sql';
import { postTransaction, reverseTransaction, settleTransaction, type Leg } from './post-transaction';

let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp()));
afterAll(() => shop.close());

const run = <T>(act: (trx: Trx) => Promise<T>) => shop.deps.db.transaction().execute(act);
const ask = async <T>(query: string) => (await sql.raw<T>(query).execute(shop.deps.db)).rows;
const now = () => shop.clock.now();

/** Pays out of a wallet; waits as ENTRY when asked to. */
const spend = (agencyId: string, amountMinor: number, status: 'ENTRY' | 'POSTED' = 'POSTED') =>
  run(async (trx) => {
    const [wallet, revenue] = await lockNamed(trx, [
      { agencyId, type: 'wallet', currency: 'SGD' },
      { type: 'revenue', currency: 'SGD' },
    ]);
    const legs: Leg[] = [
      { account: wallet!, amountMinor: -amountMinor },
      { account: revenue!, amountMinor },
    ];
    return postTransaction(trx, { kind: 'spend', status, legs, description: 'ST1', actor: 'system', at: now() });
  });
const walletOf = async (agencyId: string) => {
  const account = await findAccount(shop.deps.db, { agencyId, type: 'wallet', currency: 'SGD' });
  return [account!.balanceMinor, account!.reservedMinor];
};

describe('a transaction', () => {
  it('that waits keeps its money reserved, and is posted once', async () => {
    const { agencyId } = await seedAgent(shop.deps, { toppedUp: 10_000 });
    const id = await spend(agencyId, 7_000, 'ENTRY');

    await expect(spend(agencyId, 3_001)).rejects.toMatchObject({ code: 'wallet_insufficient' });
    const before = await walletOf(agencyId);
    const settle = () => run((trx) => settleTransaction(trx, id, { to: 'POSTED', at: now(), actor: 'system' }));
    const settled = await Promise.all([settle(), settle(), settle()]);

    expect(before).toEqual([10_000, 7_000]);
    expect(settled.filter(Boolean)).toHaveLength(1);
    expect(await walletOf(agencyId)).toEqual([3_000, 0]);
  });

  it('that is cancelled gives its money free and moves nothing', async () => {
    const { agencyId } = await seedAgent(shop.deps, { toppedUp: 10_000 });
    const id = await spend(agencyId, 7_000, 'ENTRY');

    await run((trx) => settleTransaction(trx, id, { to: 'CANCELLED', at: now(), actor: 'system', reason: 'order ended' }));

    expect(await walletOf(agencyId)).toEqual([10_000, 0]);
    await expect(run((trx) => settleTransaction(trx, id, { to: 'POSTED', at: now(), actor: 'system' }))).resolves.toBe(false);
  });

  it('is corrected by its reverse, once', async () => {
    const { agencyId } = await seedAgent(shop.deps, { toppedUp: 10_000 });
    const id = await spend(agencyId, 4_000);
    const reverse = () => run((trx) => reverseTransaction(trx, id, { actor: 'staff:1', reason: 'wrong amount', at: now() }));

    await reverse();

    expect(await walletOf(agencyId)).toEqual([10_000, 0]);
    await expect(reverse()).rejects.toThrow(/ledger_transactions_reverses_id_key/);
    expect(await walletOf(agencyId)).toEqual([10_000, 0]);
  });
});

describe('the database refuses, whatever the code does,', () => {
  const accountIds = async (agencyId: string) =>
    (
      await ask<{ id: string }>(`select id from ledger_accounts where owner_agency_id = '${agencyId}' and type = 'wallet'
      union all select id from ledger_accounts where type = 'suspense' and currency = 'SGD'`)
    ).map(({ id }) => id);
  const insertTransaction = sql`insert into ledger_transactions (kind, status, description, entry_count, created_at, created_by, settled_at, settled_by)
    values ('adjustment', 'POSTED', 'by hand', 2, now(), 'me', now(), 'me') returning id`;
  /** An entry written by hand that follows the last one of its account rightly. */
  const insertEntry = (transactionId: string, accountId: string, amountMinor: number) => sql`
    with moved as (update ledger_accounts set balance_minor = balance_minor + ${amountMinor}, entry_count = entry_count + 1, last_posted_at = '2030-01-01'
      where id = ${accountId} returning *)
    insert into ledger_entries (transaction_id, account_id, currency, amount_minor, no, balance_minor, posted_at)
    select ${transactionId}::uuid, id, currency, ${amountMinor}::bigint, entry_count, balance_minor, last_posted_at from moved`;

  const byHand = (write: (trx: Trx, transactionId: string) => Promise<unknown>) =>
    run(async (trx) => {
      const { rows } = await insertTransaction.execute(trx);
      await write(trx, (rows[0] as { id: string }).id);
    });

  it('entries that do not add up to zero', async () => {
    const { agencyId } = await seedAgent(shop.deps, { toppedUp: 10_000 });
    const [wallet = '', suspense = ''] = await accountIds(agencyId);

    await expect(
      byHand(async (trx, id) => {
        await insertEntry(id, wallet, 500).execute(trx);
        await insertEntry(id, suspense, -499).execute(trx);
      }),
    ).rejects.toThrow('does not add up to zero');
    await expect(byHand((trx, id) => insertEntry(id, wallet, 500).execute(trx))).rejects.toThrow('less than two entries');
    await expect(byHand(() => Promise.resolve())).rejects.toThrow('less than two entries');
    expect(await walletOf(agencyId)).toEqual([10_000, 0]);
  });

  it('entries that are put into an old transaction, though they add up', async () => {
    const { agencyId } = await seedAgent(shop.deps, { toppedUp: 10_000 });
    const id = await spend(agencyId, 1_000);
    const other = await accountIds((await seedAgent(shop.deps, { toppedUp: 10_000 })).agencyId);

    await expect(
      run(async (trx) => {
        await insertEntry(id, other[0] ?? '', -500).execute(trx);
        await insertEntry(id, other[1] ?? '', 500).execute(trx);
      }),
    ).rejects.toThrow('has 4 entries and was written with 2');
  });

  it('amounts of two currencies that add up only together', async () => {
    const { agencyId } = await seedAgent(shop.deps, { toppedUp: 10_000 });
    const [wallet = ''] = await accountIds(agencyId);
    const [idr] = await ask<{ id: string }>(`insert into ledger_accounts (type, currency) values ('suspense', 'IDR') returning id`);

    await expect(
      byHand(async (trx, id) => {
        await insertEntry(id, wallet, -500).execute(trx);
        await insertEntry(id, idr!.id, 500).execute(trx);
      }),
    ).rejects.toThrow('does not add up to zero');
  });

  it('a balance that no entry explains', async () => {
    const { agencyId } = await seedAgent(shop.deps, { toppedUp: 10_000 });
    const where = `owner_agency_id = '${agencyId}' and type = 'wallet'`;

    await expect(ask(`update ledger_accounts set balance_minor = balance_minor + 1 where ${where}`)).rejects.toThrow(
      'is not what its entries say',
    );
    await expect(ask(`update ledger_accounts set reserved_minor = 1 where ${where}`)).rejects.toThrow('something else than what waits');
    await expect(ask(`update ledger_accounts set entry_count = entry_count + 1 where ${where}`)).rejects.toThrow(
      'is not what its entries say',
    );
    await expect(ask(`update ledger_accounts set currency = 'IDR' where ${where}`)).rejects.toThrow(/stays whose|foreign key/);
    await expect(ask(`delete from ledger_accounts where ${where}`)).rejects.toThrow('never deleted');
    await expect(
      ask(`insert into ledger_accounts (owner_agency_id, type, currency, balance_minor) values ('${agencyId}', 'wallet', 'MYR', 1)`),
    ).rejects.toThrow('balance without entries');
  });

  it('entries and transactions that are edited', async () => {
    await seedAgent(shop.deps, { toppedUp: 10_000 });

    for (const statement of [
      'update ledger_entries set amount_minor = amount_minor + 1',
      'update ledger_entries set balance_minor = 0',
      "update ledger_entries set posted_at = posted_at - interval '1 day'",
      'delete from ledger_entries',
      "update ledger_transactions set description = 'other' where status = 'POSTED'",
      "update ledger_transactions set status = 'CANCELLED' where status = 'POSTED'",
      "update ledger_transactions set status = 'ENTRY', settled_at = null, settled_by = null where status = 'POSTED'",
      'delete from ledger_transactions',
      'truncate ledger_entries',
      'truncate ledger_transactions cascade',
      'truncate credit_terms_history',
      "update ledger_transactions set status = 'CANCELLED', entry_count = 3, settled_at = now(), settled_by = 'me'",
      "update credit_terms_history set reason = 'none'",
    ]) {
      await seedTerms(shop.deps, (await seedAgent(shop.deps)).agencyId, { limitMinor: 1 });
      await expect(ask(statement)).rejects.toThrow(/never changed/);
    }
  });

  it('a wallet below zero, and credit past its limit', async () => {
    const { agencyId } = await seedAgent(shop.deps, { toppedUp: 10_000, creditMinor: 5_000 });
    const [wallet = '', suspense = ''] = await accountIds(agencyId);

    await expect(
      byHand(async (trx, id) => {
        await insertEntry(id, wallet, -10_001).execute(trx);
        await insertEntry(id, suspense, 10_001).execute(trx);
      }),
    ).rejects.toThrow('would pass its limit');
  });
});

describe('a limit that staff lowers under what is used', () => {
  it('stands: only money in is taken until it is kept again', async () => {
    const { agencyId } = await seedAgent(shop.deps, { creditMinor: 5_000 });
    const change = (amountMinor: number) =>
      run(async (trx) => {
        const [receivable, revenue] = await lockNamed(trx, [
          { agencyId, type: 'receivable', currency: 'SGD' },
          { type: 'revenue', currency: 'SGD' },
        ]);
        const legs: Leg[] = [
          { account: receivable!, amountMinor },
          { account: revenue!, amountMinor: -amountMinor },
        ];
        await postTransaction(trx, { kind: 'adjustment', legs, description: 'ST1', actor: 'system', at: now() });
      });
    await change(-4_000);

    await seedTerms(shop.deps, agencyId, { limitMinor: 1_000 });

    await expect(change(-1)).rejects.toMatchObject({ code: 'wallet_insufficient' });
    await expect(change(500)).resolves.toBeUndefined();
  });
});
