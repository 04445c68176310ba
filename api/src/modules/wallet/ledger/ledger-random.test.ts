import fc from 'fast-check';
import { sql } from 'kysely';
import { connect, type Connection, type Trx } from '../../../database/connection';
import { Refusal } from '../../../http/refusal';
import { seedAgent } from '../../../testing/seed-wallet';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { findDisagreements } from '../check/ledger-check.sql';
import { creditWallet, settleOwed } from '../credit-wallet';
import { creditLeg } from '../credit/credit-leg';
import { freeBalance, lockNamed, type AccountRow } from './accounts.sql';
import { postTransaction, reverseTransaction, settleTransaction, type Leg } from './post-transaction';

const OPERATIONS = Number(process.env['LEDGER_OPERATIONS'] ?? 10_000);
const CURRENCIES = ['SGD', 'IDR', 'MYR'];
const AT_ONCE = 8;

let shop: TestApp;
let connections: Connection[];
let agencies: string[];
beforeAll(async () => {
  shop = await startTestApp();
  // Pools of their own stand for two API processes; wallet-processes.test.ts has real ones.
  connections = [connect(shop.deps.settings.databaseUrl, AT_ONCE / 2), connect(shop.deps.settings.databaseUrl, AT_ONCE / 2)];
  agencies = [];
  for (let number = 0; number < 4; number++) agencies.push((await seedAgent(shop.deps, { creditMinor: 200_000 })).agencyId);
  // The last two book under the first.
  await sql`update agencies set parent_id = ${agencies[0]} where id = any(${agencies.slice(2)}::uuid[])`.execute(shop.deps.db);
});
afterAll(async () => {
  for (const { close } of connections) await close();
  await shop.close();
});

interface Operation {
  kind: 'in' | 'spend' | 'reserve' | 'convert' | 'refund' | 'post' | 'cancel' | 'reverse' | 'settle';
  agency: number;
  currency: number;
  amount: number;
  pick: number;
}
const operation: fc.Arbitrary<Operation> = fc.record({
  kind: fc.constantFrom('in', 'in', 'spend', 'spend', 'spend', 'reserve', 'convert', 'refund', 'post', 'cancel', 'reverse', 'settle'),
  agency: fc.nat(3),
  currency: fc.nat(2),
  amount: fc.oneof(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 1, max: 5 })),
  pick: fc.nat(),
});

// Transactions that were written, to be settled and taken back later.
const waiting: string[] = [];
const posted: string[] = [];
const actor = 'system';

async function run(trx: Trx, { kind, agency, currency: place, amount, pick }: Operation): Promise<void> {
  const [agencyId, currency, at] = [agencies[agency]!, CURRENCIES[place]!, shop.clock.now()];
  const owner = { agencyId, currency, actor, at };
  if (kind === 'in' || kind === 'refund') {
    const from = kind === 'in' ? 'suspense' : 'revenue';
    await creditWallet(trx, { ...owner, amountMinor: amount, from, kind: kind === 'in' ? 'top_up' : 'refund', description: kind });
  } else if (kind === 'settle') await settleOwed(trx, owner);
  else if (kind === 'post' || kind === 'cancel') {
    const id = waiting[pick % Math.max(1, waiting.length)];
    if (id) await settleTransaction(trx, id, { to: kind === 'post' ? 'POSTED' : 'CANCELLED', at, actor });
  } else if (kind === 'reverse') {
    const id = posted[pick % Math.max(1, posted.length)];
    if (id) await reverseTransaction(trx, id, { actor, reason: 'random', at });
  } else if (kind === 'convert') await convert(trx, { ...owner, amount, to: CURRENCIES[(place + 1) % 3]! });
  else await spend(trx, { ...owner, amount, status: kind === 'reserve' ? 'ENTRY' : 'POSTED' });
}

type Owner = { agencyId: string; currency: string; at: Date; amount: number };
async function spend(trx: Trx, { agencyId, currency, at, amount, status }: Owner & { status: 'ENTRY' | 'POSTED' }) {
  const [wallet, receivable, revenue] = (await lockNamed(trx, [
    { agencyId, type: 'wallet', currency },
    { agencyId, type: 'receivable', currency },
    { type: 'revenue', currency },
  ])) as [AccountRow, AccountRow, AccountRow];
  const balance = Math.min(Math.max(0, freeBalance(wallet)), amount);
  const legs: Leg[] = [
    { account: wallet, amountMinor: -balance },
    { account: revenue, amountMinor: amount },
  ];
  if (balance < amount) legs.push(await creditLeg(trx, receivable, { amountMinor: amount - balance, now: at }));
  const id = await postTransaction(trx, { kind: 'spend', status, legs, description: 'random', actor, at });
  (status === 'ENTRY' ? waiting : posted).push(id);
}
async function convert(trx: Trx, { agencyId, currency, to, at, amount }: Owner & { to: string }) {
  const [source, target, exchange, exchangeTo] = (await lockNamed(trx, [
    { agencyId, type: 'wallet', currency },
    { agencyId, type: 'wallet', currency: to },
    { type: 'exchange', currency },
    { type: 'exchange', currency: to },
  ])) as [AccountRow, AccountRow, AccountRow, AccountRow];
  const legs = [
    { account: source, amountMinor: -amount },
    { account: exchange, amountMinor: amount },
    { account: exchangeTo, amountMinor: -amount * 3 },
    { account: target, amountMinor: amount * 3 },
  ];
  posted.push(await postTransaction(trx, { kind: 'conversion', legs, description: 'random', actor, at }));
}

// What two at the same time may meet: the limit, a second reversal, and PostgreSQL's own "try again", on a starved machine also that a lock took too long.
const isExpected = (error: unknown) =>
  error instanceof Refusal || ['23505', '23503', '40001', '40P01', '23514', '57014'].includes((error as { code?: string }).code ?? '');

it(`leaves every currency at zero and every balance equal to its entries after ${OPERATIONS} operations at random`, async () => {
  const operations = fc.sample(operation, { numRuns: OPERATIONS, seed: 20261121 });
  const outcomes = { done: 0, refused: 0, deadlocks: 0 };
  let next = 0;
  const work = async ({ db }: Connection) => {
    for (let given = operations[next++]; given; given = operations[next++]) {
      try {
        await db.transaction().execute((trx) => run(trx, given));
        outcomes.done += 1;
      } catch (error) {
        if (!isExpected(error)) throw error;
        outcomes.refused += 1;
        if ((error as { code?: string }).code === '40P01') outcomes.deadlocks += 1;
      }
    }
  };

  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => work(connections[index % 2]!)));

  const disagreements = (await findDisagreements(shop.deps.db)).filter(({ kind }) => kind !== 'waits_for_nothing');
  const { rows: beyond } = await sql`select id from ledger_accounts where owner_agency_id is not null
      and balance_minor - reserved_minor - sub_used_minor + credit_limit_minor < 0`.execute(shop.deps.db);
  expect(disagreements).toEqual([]);
  expect(beyond).toEqual([]);
  expect(outcomes.done).toBeGreaterThan(OPERATIONS / 3);
  expect(outcomes.deadlocks).toBe(0);
}, 900_000);
