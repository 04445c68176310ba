import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ApiError, Redeemed, Wallet } from '@straits/api-contract';
import { seedAgent } from '../../../testing/seed-wallet';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { lockNamed } from '../ledger/accounts.sql';
import { postTransaction } from '../ledger/post-transaction';

let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp()));
afterAll(() => shop.close());

type Answered = Redeemed & ApiError;
const sgd = (amount: number) => ({ amount, currency: 'SGD' });
let made = 0;
async function aCode({ agencyId = null, expiresOn = null }: { agencyId?: string | null; expiresOn?: string | null } = {}) {
  const code = `Welcome-${(made += 1)}-Ab`;
  await sql`insert into redeem_codes (code, amount_minor, currency, agency_id, expires_on, created_at, created_by)
    values (${code}, 5000, 'SGD', ${agencyId}, ${expiresOn}, ${shop.clock.now()}, 'system')`.execute(shop.deps.db);
  return code;
}
const redeem = (token: string, code: string, idempotencyKey: string = randomUUID()) =>
  shop.post<Answered>('/wallet/redemptions', { code }, { token, idempotencyKey });
const balanceOf = async (token: string) => (await shop.get<Wallet>('/wallet', { token })).body.availableBalance.amount;

it('turns a code into wallet credit', async () => {
  const { token } = await seedAgent(shop.deps, { toppedUp: 1_000 });

  const { body } = await redeem(token, await aCode());

  expect(body).toEqual({ amount: sgd(5_000), settled: sgd(0), balance: sgd(6_000) });
  expect(await balanceOf(token)).toBe(6_000);
});

it('says what of it settled credit', async () => {
  const { token, agencyId } = await seedAgent(shop.deps, { creditMinor: 10_000 });
  const owner = { agencyId, currency: 'SGD' };
  await shop.deps.db.transaction().execute(async (trx) => {
    const [receivable, revenue] = await lockNamed(trx, [
      { ...owner, type: 'receivable' },
      { type: 'revenue', currency: 'SGD' },
    ]);
    const legs = [
      { account: receivable!, amountMinor: -3_000, dueOn: '2026-12-31' },
      { account: revenue!, amountMinor: 3_000 },
    ];
    await postTransaction(trx, { kind: 'spend', legs, description: 'On credit', actor: 'system', at: shop.clock.now() });
  });

  expect((await redeem(token, await aCode())).body).toEqual({ amount: sgd(5_000), settled: sgd(3_000), balance: sgd(2_000) });
});

it('redeems once, by two people at once and one person twice', async () => {
  const [one, two] = [await seedAgent(shop.deps), await seedAgent(shop.deps)];
  const code = await aCode();

  const answers = await Promise.all([one.token, two.token, one.token, two.token].map((token) => redeem(token, code)));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'redeem_code_used')).toHaveLength(3);
  expect((await balanceOf(one.token)) + (await balanceOf(two.token))).toBe(5_000);
});

it('answers the same press again with the first answer', async () => {
  const { token } = await seedAgent(shop.deps);
  const [code, key] = [await aCode(), randomUUID()];

  const answers = [await redeem(token, code, key), await redeem(token, code, key)];

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await balanceOf(token)).toBe(5_000);
});

it('refuses wrong letter case, codes that are over, another agency’s and unknown ones, in the specification’s words', async () => {
  const [{ token }, other] = [await seedAgent(shop.deps), await seedAgent(shop.deps)];
  const codes = [
    (await aCode()).toUpperCase(),
    (await aCode()).toLowerCase(),
    await aCode({ expiresOn: '2026-11-30' }),
    await aCode({ agencyId: other.agencyId }),
    'NOTHING',
    "'; drop table redeem_codes; --",
  ];

  for (const code of codes)
    expect(await redeem(token, code)).toMatchObject({
      status: 422,
      body: { code: 'redeem_code_failed', message: 'Redeem Code Failed! Make Sure Your Code are Correct' },
    });
  expect((await redeem(token, ' ')).body.code).toBe('request_malformed');
  expect(await balanceOf(token)).toBe(0);
});

it('is good on its last day, and for its own agency', async () => {
  const { token, agencyId } = await seedAgent(shop.deps);

  expect((await redeem(token, await aCode({ expiresOn: '2026-12-01', agencyId }))).status).toBe(200);
});

it('cannot be guessed', async () => {
  const { token } = await seedAgent(shop.deps);
  for (let tries = 0; tries < 20; tries++) await redeem(token, `GUESS${tries}`);

  expect((await redeem(token, await aCode())).body.code).toBe('rate_limited');
});
