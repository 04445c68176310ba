import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ApiError, RateQuote, Wallet, WalletStatement } from '@straits/api-contract';
import { seedAgent } from '../../../testing/seed-wallet';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { reverseTransaction } from '../ledger/post-transaction';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await sql`update currencies set rate = case code when 'IDR' then 12000 when 'JPY' then 115 else rate end`.execute(shop.deps.db);
  await sql`insert into currencies (code, name, symbol, exponent, rate, rate_at) values ('JPY', 'Yen', 'JPY', 0, 115, now()) on conflict do nothing`.execute(
    shop.deps.db,
  );
});
afterAll(() => shop.close());

type Answered = RateQuote & ApiError;
const money = (amount: number, currency = 'SGD') => ({ amount, currency });
const ask = (token: string, amount: object, to = 'IDR') => shop.post<Answered>('/wallet/conversions/quotes', { amount, to }, { token });
const convert = (token: string, quoteId: string, idempotencyKey: string = randomUUID()) =>
  shop.post<Answered>('/wallet/conversions', { quoteId }, { token, idempotencyKey });
const balancesOf = async (token: string) =>
  Object.fromEntries(
    (await shop.get<Wallet>('/wallet', { token })).body.balances.map(({ currency, available }) => [currency, available.amount]),
  );

it('offers a rate for 60 seconds, with both balances before and after, and converts at it', async () => {
  const { token } = await seedAgent(shop.deps, { toppedUp: 100_000 });

  const { body: quote } = await ask(token, money(20_000));
  const converted = await convert(token, quote.id);

  expect(quote).toMatchObject({
    from: money(20_000),
    fee: money(100),
    to: money(238_800_000, 'IDR'),
    rate: '12000',
    fromBefore: money(100_000),
    fromAfter: money(80_000),
    toBefore: money(0, 'IDR'),
    toAfter: money(238_800_000, 'IDR'),
  });
  expect(Date.parse(quote.expiresAt) - Date.parse(quote.serverNow)).toBe(60_000);
  expect(converted.body).toMatchObject({ fromBefore: money(100_000), fromAfter: money(80_000) });
  expect(await balancesOf(token)).toEqual({ SGD: 80_000, IDR: 238_800_000 });
  const statement = await shop.get<WalletStatement>('/wallet/statement?month=2026-12&of=IDR', { token });
  expect(statement.body.entries).toMatchObject([{ description: 'SGD to IDR at 12,000, fee SGD 1.00', credit: money(238_800_000, 'IDR') }]);
});

it('is told in the reader’s language on the page and in its files, also when it is taken back, and is found by the words that are read', async () => {
  const { token } = await seedAgent(shop.deps, { toppedUp: 100_000 });
  const { body: quote } = await ask(token, money(20_000));
  await convert(token, quote.id);
  const read = async (lang: string, q = '') => {
    const url = `/wallet/statement?month=2026-12&of=SGD&lang=${lang}&q=${encodeURIComponent(q)}`;
    return (await shop.get<WalletStatement>(url, { token })).body.entries.map(({ description }) => description);
  };
  const said = {
    EN: 'SGD to IDR at 12,000, fee SGD 1.00',
    ID: 'SGD ke IDR, kurs 12.000, biaya SGD 1,00',
    ZHSM: 'SGD 兑换为 IDR，汇率 12,000，手续费 SGD 1.00',
  };

  for (const [lang, words] of Object.entries(said)) expect((await read(lang))[0]).toBe(words);
  const csv = await shop.get<string>('/wallet/statement.csv?month=2026-12&of=SGD&lang=ZHSM', { token });
  expect(csv.body).toContain(said.ZHSM);
  expect(csv.body).not.toMatch(/ at |fee/);
  for (const q of ['SGD 兑换', '手续费', '货币', '12,000']) expect(await read('ZHSM', q)).toEqual([said.ZHSM]);
  expect(await read('EN', 'sgd to')).toEqual([said.EN]);
  for (const q of ['兑换', 'biaya', 'SGD/IDR']) expect(await read('EN', q)).toEqual([]);

  const { rows } = await sql<{ id: string }>`select ledger_transaction_id as id from rate_quotes where id = ${quote.id}`.execute(
    shop.deps.db,
  );
  const why = { actor: 'system', reason: 'By mistake', at: shop.clock.now() };
  await shop.deps.db.transaction().execute((trx) => reverseTransaction(trx, rows[0]!.id, why));
  expect(await read('ZHSM', '更正')).toEqual([said.ZHSM]);
});

it('converts once, however often and however many at once', async () => {
  const { token } = await seedAgent(shop.deps, { toppedUp: 100_000 });
  const [{ body: quote }, key] = [await ask(token, money(20_000)), randomUUID()];

  const answers = await Promise.all([...Array.from({ length: 4 }, () => convert(token, quote.id, key)), convert(token, quote.id)]);

  expect((await balancesOf(token))['SGD']).toBe(80_000);
  expect(answers.filter(({ body }) => body.code && body.code !== 'rate_used')).toEqual([]);
  expect((await convert(token, quote.id)).body.code).toBe('rate_used');
});

it('refuses a rate that has run out, and moves nothing', async () => {
  const { token } = await seedAgent(shop.deps, { toppedUp: 100_000 });
  const { body: quote } = await ask(token, money(20_000));
  shop.clock.pass(1);

  const { body } = await convert(token, quote.id);

  expect(body.code).toBe('rate_expired');
  expect(await balancesOf(token)).toEqual({ SGD: 100_000 });
});

it('keeps the rate that was offered, although the table changes', async () => {
  const { token } = await seedAgent(shop.deps, { toppedUp: 100_000 });
  const { body: quote } = await ask(token, money(20_000));
  await sql`update currencies set rate = 1 where code = 'IDR'`.execute(shop.deps.db);

  await convert(token, quote.id);
  await sql`update currencies set rate = 12000 where code = 'IDR'`.execute(shop.deps.db);

  expect((await balancesOf(token))['IDR']).toBe(238_800_000);
});

it.each([
  ['the same currency', money(100), 'SGD', 'same_currency'],
  ['nothing', money(0), 'IDR', 'amount_out_of_range'],
  ['less than nothing', money(-5), 'IDR', 'amount_out_of_range'],
  ['10^15', money(10 ** 15), 'IDR', 'amount_out_of_range'],
  ['parts of a cent', money(1.5), 'IDR', 'request_malformed'],
  ['a currency that is none', money(100), 'ABC', 'currency_unknown'],
  ['what becomes less than one unit', money(1, 'SGD'), 'JPY', 'amount_too_small'],
  ['what becomes nothing in the other currency', money(1), 'USD', 'amount_too_small'],
  ['more than there is', money(100_001), 'IDR', 'wallet_insufficient'],
])('refuses %s', async (_case, amount, to, code) => {
  const { token } = await seedAgent(shop.deps, { toppedUp: 100_000 });

  expect((await ask(token, amount, to)).body.code).toBe(code);
});

it('is another agency’s business to nobody', async () => {
  const [owner, other, viewer] = [
    await seedAgent(shop.deps, { toppedUp: 100_000 }),
    await seedAgent(shop.deps, { toppedUp: 100_000 }),
    await seedAgent(shop.deps, { role: 'viewer', toppedUp: 100 }),
  ];
  const { body: quote } = await ask(owner.token, money(20_000));

  expect((await convert(other.token, quote.id)).status).toBe(404);
  expect((await ask(viewer.token, money(50))).body.code).toBe('wallet_role_refused');
});
