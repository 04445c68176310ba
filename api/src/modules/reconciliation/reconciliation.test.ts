import { sql } from 'kysely';
import type { ApiError, BankComparison, BankReport, LedgerCheck, Wallet } from '@straits/api-contract';
import type { z } from 'zod';
import { mailsTo } from '../../mail/read-mails.fixture';
import { seedUser } from '../../testing/seed-shop';
import { seedAgent } from '../../testing/seed-wallet';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { lockNamed, postTransaction } from '../wallet';
import { runCreditDay } from '../wallet/credit/credit-day';

let shop: TestApp;
let staff: string;
beforeAll(async () => {
  shop = await startTestApp();
  staff = (await seedUser(shop.deps, { isStaff: true })).token;
});
afterAll(() => shop.close());

type Check = z.infer<typeof LedgerCheck>;
const sgd = (amount: number) => ({ amount, currency: 'SGD' });
const send = (content: string, confirm = false, token = staff) =>
  shop.post<BankReport & ApiError>('/staff/bank-lines', { content, confirm }, { token });
const csv = (...lines: string[]) => ['date,text,amount', ...lines].join('\n');
const check = async () => (await shop.post<Check>('/staff/ledger/check', {}, { token: staff })).body.findings;

let references = 100_000_000;
/** A transfer into a wallet that waits for staff. */
async function aClaim(amountMinor = 50_000) {
  const agent = await seedAgent(shop.deps);
  const reference = `TU${(references += 1)}`;
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
    await sql`insert into top_ups (agency_id, user_id, method, status, amount_minor, currency, reference, agent_name, ledger_transaction_id, created_at)
      values (${agent.agencyId}, ${agent.id}, 'paynow', 'verifying', ${amountMinor}, 'SGD', ${reference}, 'Ada', ${id}, ${at})`.execute(
      trx,
    );
  });
  return { ...agent, reference };
}
const balanceOf = async (token: string) => (await shop.get<Wallet>('/wallet', { token })).body.availableBalance;

describe("the bank's lines", () => {
  it('are matched by reference and amount, posted when staff says so, and the rest is listed', async () => {
    const [one, two] = [await aClaim(), await aClaim(7_000)];

    const { body } = await send(
      csv(`2026-12-01,PAYNOW ${one.reference},500.00`, `2026-12-01,${two.reference},71.00`, '2026-12-01,Rent,9.00'),
      true,
    );

    expect(body).toMatchObject({
      taken: 3,
      known: 0,
      matched: [{ to: one.reference, isConfirmed: true }],
      unmatched: expect.arrayContaining([
        expect.objectContaining({ near: two.reference }) as unknown,
        expect.objectContaining({ near: null }) as unknown,
      ]) as unknown,
    });
    expect([await balanceOf(one.token), await balanceOf(two.token)]).toEqual([sgd(50_000), sgd(0)]);
  });

  it('are taken once, however often their file comes', async () => {
    const { token, reference } = await aClaim();
    const content = csv(`2026-12-01,${reference},500.00`);

    const answers = await Promise.all([send(content, true), send(content, true)]);

    expect(answers.map(({ body }) => body.taken).sort()).toEqual([0, 1]);
    expect(await balanceOf(token)).toEqual(sgd(50_000));
  });

  it('of a file with a broken line are left, all of them, and the line is named', async () => {
    const { token, reference } = await aClaim();

    const refused = await send(csv(`2026-12-01,${reference},500.00`, '2026-12-01,Broken,5x'), true);

    expect(refused).toMatchObject({ status: 422, body: { code: 'bank_file_malformed', fields: [{ field: 'line 3' }] } });
    expect(await balanceOf(token)).toEqual(sgd(0));
    expect((await sql`select from bank_lines where text = ${reference}`.execute(shop.deps.db)).rows).toEqual([]);
  });

  it('are staff’s alone', async () => {
    const { token } = await seedAgent(shop.deps);

    expect((await send(csv('2026-12-01,x,1.00'), false, token)).status).toBe(404);
    expect((await shop.post('/staff/ledger/check', {}, { token })).status).toBe(404);
  });
});

describe("an agency's own bank lines", () => {
  const compare = (token: string, ...lines: string[]) =>
    shop.post<BankComparison & ApiError>('/wallet/bank-lines', { month: '2026-12', content: csv(...lines) }, { token });

  it('are compared with what it sent us; nobody else’s payments are told, and nothing is kept', async () => {
    const [own, other] = [await aClaim(), await aClaim()];
    await seedUser(shop.deps, { agency: { id: own.agencyId }, role: 'viewer' });

    const { body } = await compare(
      own.token,
      `2026-12-02,PAYNOW ${own.reference},-500.00`,
      `2026-12-02,PAYNOW ${other.reference},-500.00`,
      '2026-12-02,Refund,5.00',
      '2026-10-02,Rent,-5.00',
    );
    const again = await compare(own.token, '2026-12-03,Rent,-9.00');

    expect(body.matched.map(({ sent }) => sent.reference)).toEqual([own.reference]);
    expect([body.unknown.length, body.missing, body.leftOut]).toEqual([1, [], 2]);
    expect(again.body.missing).toMatchObject([{ reference: own.reference, kind: 'top_up', isPosted: false, amount: sgd(50_000) }]);
    expect((await sql`select from bank_lines where text like ${`%${own.reference}%`}`.execute(shop.deps.db)).rows).toEqual([]);
  });

  it('with a broken line are refused, with its place', async () => {
    const { token } = await aClaim();

    expect((await compare(token, '2026-12-02,Rent,5x')).body).toMatchObject({ code: 'bank_file_malformed', fields: [{ field: 'line 2' }] });
  });
});

describe('the daily check', () => {
  it('finds nothing while all agrees, and says so in /metrics', async () => {
    expect(await check()).toEqual([]);

    const metrics = (await shop.app.inject({ url: '/metrics' })).body;
    expect(metrics).toMatch(/wallet_check_findings 0\n/);
    expect(metrics).toMatch(/wallet_ledger_sum_minor\{currency="SGD"\} 0\n/);
  });

  it('finds money that no ledger knows, and writes to staff', async () => {
    const { agencyId, id } = await seedAgent(shop.deps);
    await sql`insert into top_ups (agency_id, user_id, method, status, amount_minor, currency, reference, agent_name, created_at)
      values (${agencyId}, ${id}, 'paynow', 'verifying', 100, 'SGD', 'TU000000001', 'Ada', now())`.execute(shop.deps.db);

    const findings = await check();

    expect(findings).toEqual([{ kind: 'top_up_without_ledger', subject: 'TU000000001', detail: 'verifying' }]);
    expect((await shop.app.inject({ url: '/metrics' })).body).toMatch(/wallet_check_findings 1\n/);
    expect((await mailsTo(shop.deps, 'help@straits.test')).map(({ subject }) => subject)).toContain(
      'The ledger check found 1 disagreement',
    );
  });
});

it('sends statements and reminders of credit once', async () => {
  await seedAgent(shop.deps, { creditMinor: 10_000 });

  const [first, again] = [await runCreditDay(shop.deps), await runCreditDay(shop.deps)];

  expect([first > 0, again]).toEqual([true, 0]);
});
