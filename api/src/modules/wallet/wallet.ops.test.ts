import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { Wallet } from '@straits/api-contract';
import { UsageError } from '../../ops/ops-command';
import type { Staff } from '../../ops/ops-command';
import { findCommand, runCommand } from '../../ops/run-command';
import { seedStaff } from '../../testing/seed-shop';
import { seedAgent, seedMoney } from '../../testing/seed-wallet';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { reconciliationOps } from '../reconciliation/reconciliation.ops';
import { creditWallet } from './credit-wallet';
import { lockNamed } from './ledger/accounts.sql';
import { postTransaction } from './ledger/post-transaction';
import { walletOps } from './wallet.ops';

let shop: TestApp;
let staff: Staff;
let folder: string;
beforeAll(async () => {
  shop = await startTestApp();
  staff = await seedStaff(shop.deps);
  folder = mkdtempSync(path.join(tmpdir(), 'straits-wallet-ops-'));
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const sgd = (amount: number) => ({ amount, currency: 'SGD' });
async function runAs(operator: Staff | undefined, given: string[]) {
  const lines: string[] = [];
  const command = findCommand([...walletOps, ...reconciliationOps], given)!;
  const code = await runCommand({ ...shop.deps, operator }, command, given, (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}
const run = (...given: string[]) => runAs(undefined, given);
const decide = (...given: string[]) => runAs(staff, given);
const walletOf = async (token: string) => (await shop.get<Wallet>('/wallet', { token })).body;

let named = 0;
/** An agency by a name that no other has. */
async function anAgency(given: Parameters<typeof seedAgent>[1] = {}) {
  const agent = await seedAgent(shop.deps, given);
  const name = `Agency ${(named += 1)}`;
  await sql`update agencies set name = ${name} where id = ${agent.agencyId}`.execute(shop.deps.db);
  return { ...agent, name };
}
/** A transfer into its wallet that waits for staff. */
async function aTransfer(amountMinor = 50_000) {
  const agent = await anAgency();
  const reference = `TU${String(800_000_000 + (named += 1))}`;
  await shop.deps.db.transaction().execute(async (trx) => {
    const [wallet, suspense] = await lockNamed(trx, [
      { agencyId: agent.agencyId, type: 'wallet', currency: 'SGD' },
      { type: 'suspense', currency: 'SGD' },
    ]);
    const legs = [
      { account: suspense!, amountMinor: -amountMinor },
      { account: wallet!, amountMinor },
    ];
    const at = shop.clock.now();
    const id = await postTransaction(trx, { kind: 'top_up', status: 'ENTRY', legs, description: reference, actor: 'system', at });
    await sql`insert into top_ups (agency_id, user_id, method, status, amount_minor, currency, reference, agent_name, bank_from, confirmation_code, ledger_transaction_id, created_at)
      values (${agent.agencyId}, ${agent.id}, 'paynow', 'verifying', ${amountMinor}, 'SGD', ${reference}, 'Ada', 'DBS', ${reference}, ${id}, ${at})`.execute(
      trx,
    );
  });
  return { ...agent, reference };
}

describe('top-ups', () => {
  test('are listed, confirmed once, and refused with a reason', async () => {
    const [good, bad] = [await aTransfer(), await aTransfer(7_000)];

    const list = await run('topups', 'list');
    const confirmed = await decide('topups', 'confirm', good.reference.toLowerCase());
    const refused = await decide('topups', 'refuse', bad.reference, '--reason', 'No such money');

    expect(list.text).toMatch(new RegExp(`${good.reference}\\s+SGD.500\\.00\\s+${good.name}\\s+DBS`));
    expect([confirmed, refused]).toMatchObject([
      { code: 0, text: `${good.reference} is posted.` },
      { code: 0, text: `${bad.reference} is refused.` },
    ]);
    expect((await walletOf(good.token)).availableBalance).toEqual(sgd(50_000));
    expect((await walletOf(bad.token)).availableBalance).toEqual(sgd(0));
    await expect(decide('topups', 'confirm', good.reference)).rejects.toThrow(/no transfer .* waits/);
    expect((await run('topups', 'list')).text).toBe('No transfer is waiting.');
  });

  test('are confirmed by the bank’s file, when staff says so', async () => {
    const { token, reference } = await aTransfer();
    const file = path.join(folder, 'bank.csv');
    writeFileSync(file, `date,text,amount\n2026-12-01,PAYNOW ${reference},500.00\n2026-12-01,Rent,9.00\n`);

    const looked = await decide('bank', 'import', file);
    const balance = (await walletOf(token)).availableBalance;
    const broken = path.join(folder, 'broken.csv');
    writeFileSync(broken, 'date,text,amount\n2026-12-01,Rent,9x\n');

    expect(looked.text).toMatch(/2 new lines, 0 known before/);
    expect(looked.text).toMatch(new RegExp(`${reference}\\s+2026-12-01`));
    expect(balance).toEqual(sgd(0));
    expect(await decide('bank', 'import', broken)).toMatchObject({ code: 1, text: expect.stringContaining('line 2') as string });
    await expect(decide('bank', 'import', path.join(folder, 'none.csv'))).rejects.toThrow(/cannot be read/);
  });

  test('are nobody’s but staff’s', async () => {
    const { reference } = await aTransfer();

    await expect(run('topups', 'confirm', reference)).rejects.toThrow(/--as EMAIL/);
  });
});

describe('credit', () => {
  test('is set and shown; what is not named stays, and who decided stands beside it', async () => {
    const { name, token } = await anAgency();

    await decide('credit', 'set', name, '--limit-minor', '100000', '--days', '14', '--reason', 'Good payer');
    await decide('credit', 'set', name, '--block', 'no', '--reminders', '2,9', '--reason', 'As agreed');
    const { text } = await run('credit', 'show', name);

    expect((await walletOf(token)).creditLimit).toEqual(sgd(100_000));
    expect(text).toMatch(new RegExp(`${name}: limit SGD.1,000\\.00, owes SGD.0\\.00, overdue SGD.0\\.00`));
    expect(text).toContain('"days":14');
    expect(text).toContain('"blockWhenOverdue":false');
    expect(text).toMatch(/staff:.*As agreed/);
  });

  test.each([
    [['--limit-minor', 'much']],
    [['--limit-minor', '999999999999']],
    [['--days', '999']],
    [['--statement-day', '31']],
    [['--reminders', 'soon']],
    [['--block', 'maybe']],
  ])('is not set by %j', async (words) => {
    const { name, token } = await anAgency();

    await expect(decide('credit', 'set', name, ...words, '--reason', 'A slip')).rejects.toThrow(UsageError);
    await expect(decide('credit', 'set', name, '--days', '7')).rejects.toThrow(/--reason/);
    expect((await walletOf(token)).creditLimit).toEqual(sgd(0));
  });

  test('counts above once an agency books under another, and not after', async () => {
    const [head, branch] = [await anAgency({ creditMinor: 9_000 }), await anAgency({ creditMinor: 50_000 })];

    const joined = await decide('agency', 'parent', branch.name, head.name, '--reason', 'Joined');
    const within = (await walletOf(branch.token)).availableLimit;
    const circle = await decide('agency', 'parent', head.name, branch.name, '--reason', 'A slip');
    await decide('agency', 'parent', branch.name, 'none', '--reason', 'Left');

    expect([joined.text, within, circle.code]).toEqual([`${branch.name} books under ${head.name}.`, sgd(9_000), 1]);
    expect((await walletOf(branch.token)).availableLimit).toEqual(sgd(50_000));
    await expect(decide('credit', 'show', 'Nobody & Sons')).rejects.toThrow(/no approved agency/);
  });

  test('shows what those above put on the net prices of an agency', async () => {
    const [head, branch] = [await anAgency(), await anAgency()];
    await decide('agency', 'parent', branch.name, head.name, '--reason', 'Joined');
    await sql`update agencies set markup_basis_points = 750 where id = ${branch.agencyId}`.execute(shop.deps.db);

    const [shown, above] = [await run('credit', 'show', branch.name), await run('credit', 'show', head.name)];

    expect(shown.text).toContain('Markups on its net prices, from the top down: 7.5 %');
    expect(above.text).not.toContain('Markups');
  });

  test('statements and reminders of the day go out once', async () => {
    await anAgency({ creditMinor: 10_000 });

    const [first, again] = [await run('credit', 'run'), await run('credit', 'run')];

    expect(first.text).toMatch(/^[1-9]\d* went out\.$/);
    expect(again.text).toBe('0 went out.');
  });
});

describe('codes', () => {
  test('are made once, for one agency alone and until a day', async () => {
    const { name } = await anAgency();

    const made = await decide('redeem', 'create', 'Spring-27', '5000', 'SGD', '--agency', name, '--until', '2027-03-31');

    expect([made.code, (await decide('redeem', 'create', 'Spring-27', '5000', 'SGD')).code]).toEqual([0, 1]);
    const { rows } =
      await sql`select agency_id is not null as owned, expires_on as until from redeem_codes where code = 'Spring-27'`.execute(
        shop.deps.db,
      );
    expect(rows).toEqual([{ owned: true, until: '2027-03-31' }]);
  });

  test.each([
    [['short', '5000', 'SGD']],
    [['Spring_27', '5000', 'SGD']],
    [['Spring-28', '0', 'SGD']],
    [['Spring-28', '1.5', 'SGD']],
    [['Spring-28', '5000', 'XXX']],
    [['Spring-28', '5000', 'SGD', '--until', '2027-02-30']],
  ])('are not made of %j', async (words) => {
    await expect(decide('redeem', 'create', ...words)).rejects.toThrow(UsageError);
  });
});

describe('the ledger', () => {
  test('is checked, and a wrong transaction taken back once by its reverse', async () => {
    const { agencyId, token } = await anAgency();
    await seedMoney(shop.deps, agencyId, { amountMinor: 4_000 });
    const { rows } = await sql<{ id: string }>`select t.id from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      join ledger_accounts a on a.id = e.account_id where a.owner_agency_id = ${agencyId}`.execute(shop.deps.db);
    const id = rows[0]!.id;

    const checked = await run('ledger', 'check');
    const reversed = await decide('ledger', 'reverse', id, '--reason', 'Twice');
    const again = await decide('ledger', 'reverse', id, '--reason', 'Twice');

    expect(checked).toEqual({ code: 0, text: 'Ledger, orders and payments agree.' });
    expect(reversed.text).toContain('is taken back by');
    expect(again).toMatchObject({ code: 1, text: expect.stringContaining('was taken back before') as string });
    expect((await walletOf(token)).availableBalance).toEqual(sgd(0));
    expect((await decide('ledger', 'reverse', '00000000-0000-4000-8000-000000000000', '--reason', 'None')).code).toBe(1);
    await expect(decide('ledger', 'reverse', 'first', '--reason', 'None')).rejects.toThrow(/by its id/);
  });

  test('is shown by what stands on the statement, with both sides of each transaction', async () => {
    const { agencyId } = await anAgency();
    const into = { agencyId, amountMinor: 4_000, currency: 'SGD', from: 'suspense', kind: 'top_up', description: 'TU777000111' } as const;
    const { transactionId } = await shop.deps.db
      .transaction()
      .execute((trx) => creditWallet(trx, { ...into, actor: 'system', at: shop.clock.now() }));
    await decide('ledger', 'reverse', transactionId, '--reason', 'Came twice');

    const [shown, byId] = [await run('ledger', 'show', 'TU777000111'), await run('ledger', 'show', transactionId)];

    expect(shown.text).toMatch(/top_up POSTED\s+system\s+the shop: suspense\s+SGD.-40\.00/);
    expect(shown.text).toMatch(/: wallet\s+SGD.40\.00\s+SGD.40\.00/);
    expect(shown.text).toMatch(/reversal POSTED\s+staff:.*Came twice/s);
    expect(byId.text.split('\n').length).toBeLessThan(shown.text.split('\n').length);
    expect(await run('ledger', 'show', 'TU000')).toEqual({ code: 1, text: 'The ledger has nothing about TU000.' });
  });

  test('that does not agree is told with what and where', async () => {
    const { agencyId, id } = await anAgency();
    await seedMoney(shop.deps, agencyId, { amountMinor: 4_000 });
    const posted = sql`(select e.transaction_id from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.owner_agency_id = ${agencyId})`;
    await sql`insert into top_ups (agency_id, user_id, method, status, amount_minor, currency, reference, agent_name, created_at, ledger_transaction_id)
      values (${agencyId}, ${id}, 'paynow', 'verifying', 100, 'SGD', 'TU000000009', 'Ada', now(), null),
        (${agencyId}, ${id}, 'paynow', 'success', 4100, 'SGD', 'TU000000010', 'Ada', now(), ${posted})`.execute(shop.deps.db);

    const { code, text } = await run('ledger', 'check');

    expect(code).toBe(1);
    expect(text).toMatch(/top_up_without_ledger\s+TU000000009\s+verifying/);
    expect(text).toMatch(/top_up_amount_differs\s+TU000000010\s+4100 is not 4000/);
    await sql`delete from top_ups where reference in ('TU000000009', 'TU000000010')`.execute(shop.deps.db);
  });
});

describe('rates', () => {
  test('are set by staff, and not to nonsense', async () => {
    const set = await decide('rates', 'set', 'IDR', '11850.5');

    expect([set.text, (await decide('rates', 'set', 'XXX', '1')).code]).toEqual(['1 of our own is 11850.5 IDR.', 1]);
    for (const rate of ['0', '-1', 'much', '1e9']) await expect(decide('rates', 'set', 'IDR', rate)).rejects.toThrow(UsageError);
    await expect(run('rates', 'refresh')).rejects.toThrow(/RATES_URL is not set/);
  });
});
