import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { ApiError, SandboxCardToken, TopUp, TopUpList, Wallet, WalletStatement } from '@straits/api-contract';
import { removeLooseFiles } from '../../../files/loose-files';
import { findNamedLoose } from '../../../testing/named-loose';
import { seedUser } from '../../../testing/seed-shop';
import { seedAgent } from '../../../testing/seed-wallet';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { lockNamed } from '../ledger/accounts.sql';
import { postTransaction } from '../ledger/post-transaction';
import { endLapsedTopUps } from './decide-top-up';
import { checkTopUp } from './settle-top-up';

let shop: TestApp;
let staff: string;
beforeAll(async () => {
  shop = await startTestApp();
  staff = (await seedUser(shop.deps, { isStaff: true })).token;
});
afterAll(() => shop.close());

const sgd = (amount: number) => ({ amount, currency: 'SGD' });
type Answered = TopUp & ApiError;
const start = (token: string, body: object, idempotencyKey: string = randomUUID()) =>
  shop.post<Answered>('/wallet/top-ups', { agentName: 'Budi Santoso', ...body }, { token, idempotencyKey });
const transfer = async (token: string, amount = 50_000) => (await start(token, { method: 'paynow', amount: sgd(amount) })).body;
async function cardToken(number = '4242424242424242') {
  const { body } = await shop.post<SandboxCardToken>('/sandbox/cards', { number, expiry: '12/30', cvc: '123', holder: 'Budi' });
  return body.cardToken;
}
/** A picture that no other is like. */
const picture = (hue: number) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: { r: hue % 256, g: 90, b: Math.floor(hue / 256) } } })
    .png()
    .toBuffer();
let pictures = 0;
async function prove(token: string, topUpId: string, image?: Buffer) {
  const boundary = 'straits-test';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="File"; filename="proof.png"\r\nContent-Type: image/png\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), image ?? (await picture((pictures += 7))), Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/travel/v1/wallet/top-ups/${topUpId}/proof`,
    headers: { host: 'tour.straits.test', authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  });
  return { status: answer.statusCode, body: answer.json<Answered>() };
}
let codes = 0;
const claim = (token: string, topUpId: string, change: object = {}) =>
  shop.post<Answered>(
    `/wallet/top-ups/${topUpId}/paid`,
    { bankFrom: 'DBS', confirmationCode: `FT${(codes += 1)}X`, transactionDate: '2026-12-01', note: 'For December', ...change },
    { token },
  );
const decide = (topUpId: string, verb: 'confirm' | 'refuse', token = staff) =>
  shop.post<Answered>(`/staff/top-ups/${topUpId}/${verb}`, verb === 'refuse' ? { reason: 'No such transfer' } : {}, { token });
const walletOf = async (token: string) => (await shop.get<Wallet>('/wallet', { token })).body;
const statementOf = async (token: string) => (await shop.get<WalletStatement>('/wallet/statement?month=2026-12', { token })).body;

describe('by card', () => {
  it('fills the wallet at once, however often it is sent', async () => {
    const { token } = await seedAgent(shop.deps);
    const [card, key] = [await cardToken(), randomUUID()];
    const body = { method: 'card', amount: sgd(12_345), cardToken: card };

    const answers = await Promise.all(Array.from({ length: 5 }, () => start(token, body, key)));

    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect((await walletOf(token)).availableBalance).toEqual(sgd(12_345));
    expect((await start(token, body, key)).body).toMatchObject({ status: 'success', transfer: null });
  });

  it('is told when it was declined, and nothing is moved', async () => {
    const { token } = await seedAgent(shop.deps);

    const { body } = await start(token, { method: 'card', amount: sgd(12_345), cardToken: await cardToken('4000000000000002') });

    expect(body).toMatchObject({ status: 'failed', reason: 'card_declined' });
    expect((await walletOf(token)).availableBalance).toEqual(sgd(0));
  });

  it('waits for a late answer, and asks for it', async () => {
    const { token } = await seedAgent(shop.deps);
    const { body } = await start(token, { method: 'card', amount: sgd(900), cardToken: await cardToken('4000000000000077') });
    await expect(checkTopUp({ topUpId: body.id }, shop.deps)).rejects.toThrow('still open');

    shop.clock.pass(1);
    await checkTopUp({ topUpId: body.id }, shop.deps);

    expect(body.status).toBe('pending');
    expect((await walletOf(token)).availableBalance).toEqual(sgd(900));
  });
});

describe('where cards are typed at their company’s own page', () => {
  const cards = () => shop.deps.cards;
  const page = { isPage: () => true, open: jest.fn(), close: jest.fn() };
  beforeAll(() => Object.assign(cards(), { page }));
  afterAll(() => void delete cards().page);

  it('is not offered by card, nor taken: nothing is begun and nothing charged', async () => {
    const { token } = await seedAgent(shop.deps);
    const charge = jest.spyOn(cards(), 'charge');

    const { status, body } = await start(token, { method: 'card', amount: sgd(12_345), cardToken: 'pm_card' });

    expect((await walletOf(token)).topUpMethods).toEqual(['paynow', 'bank_transfer']);
    expect([status, body.code]).toEqual([422, 'payment_method_unavailable']);
    expect(charge).not.toHaveBeenCalled();
    expect((await shop.get<TopUpList>('/wallet/top-ups', { token })).body.items).toEqual([]);
    expect((await transfer(token)).status).toBe('awaiting_proof');
  });
});

describe('by a card whose bank asks its holder (3-D Secure)', () => {
  const begin = async (token: string) =>
    (await start(token, { method: 'card', amount: sgd(12_345), cardToken: await cardToken('4000000000003220') })).body;
  const answer = ({ nextAction }: TopUp, word: string) =>
    shop.app.inject({
      method: 'POST',
      url: nextAction!.url,
      headers: { host: 'tour.straits.test', 'content-type': 'application/x-www-form-urlencoded' },
      payload: `answer=${word}`,
    });

  it.each([
    ['yes', 'success', null, 12_345],
    ['no', 'failed', 'card_declined', 0],
  ])('ends with the holder’s %s, once, and leads back to the wallet at the agent’s own host', async (word, status, reason, balance) => {
    const { token } = await seedAgent(shop.deps);
    const begun = await begin(token);

    const led = await answer(begun, word);
    await answer(begun, word === 'yes' ? 'no' : 'yes');
    await checkTopUp({ topUpId: begun.id }, shop.deps);

    expect(begun).toMatchObject({
      status: 'pending',
      nextAction: { url: expect.stringMatching(/^\/travel\/v1\/sandbox\/challenge\/ch_/) },
    });
    expect(led.headers.location).toMatch(new RegExp(`^http://tour\\.straits\\.test:\\d+/wallet_balance\\?view=top-up&topUp=${begun.id}$`));
    expect((await shop.get<TopUp>(`/wallet/top-ups/${begun.id}`, { token })).body).toMatchObject({ status, reason, nextAction: null });
    expect((await walletOf(token)).availableBalance).toEqual(sgd(balance));
  });

  it('is put away when nobody confirms, and money that comes after is taken', async () => {
    const { token } = await seedAgent(shop.deps);
    const begun = await begin(token);
    shop.clock.pass(61);
    await endLapsedTopUps(shop.deps);
    const lapsed = (await shop.get<TopUp>(`/wallet/top-ups/${begun.id}`, { token })).body;

    await answer(begun, 'yes');
    shop.clock.set('2026-12-01T02:00:00Z');

    expect(lapsed).toMatchObject({ status: 'failed', reason: 'expired' });
    expect((await walletOf(token)).availableBalance).toEqual(sgd(12_345));
  });
});

describe('by transfer', () => {
  it('shows where to pay, takes the proof, waits in the ledger and is posted when staff saw the money', async () => {
    const { token } = await seedAgent(shop.deps);
    const begun = await transfer(token);

    const proven = await prove(token, begun.id);
    const claimed = await claim(token, begun.id);
    const [waiting, incoming] = [await statementOf(token), (await walletOf(token)).balances[0]?.incoming];
    const confirmed = await decide(begun.id, 'confirm');
    const again = await decide(begun.id, 'confirm');

    expect(await findNamedLoose(shop)).toEqual([]);
    expect(begun).toMatchObject({ status: 'awaiting_proof', reference: expect.stringMatching(/^TU\d{9}$/) as string });
    expect(begun.transfer?.payNow).toContain(begun.reference);
    expect(proven.body.status).toBe('proof_given');
    expect(claimed.body).toMatchObject({ status: 'verifying', bankFrom: 'DBS', note: 'For December', transactionDate: '2026-12-01' });
    expect([waiting.waiting[0]?.status, waiting.entries.length, incoming]).toEqual(['ENTRY', 0, sgd(50_000)]);
    expect([confirmed.body.status, again.body.status]).toEqual(['success', 'success']);
    expect(await statementOf(token)).toMatchObject({ closing: sgd(50_000), waiting: [], entries: [{ status: 'POSTED', kind: 'top_up' }] });
  });

  it('keeps the last proof alone: one that was replaced goes with the next cleaning', async () => {
    const { token } = await seedAgent(shop.deps);
    const { id } = await transfer(token);
    const proofOf = async () => {
      await prove(token, id);
      return (await sql<{ file: string }>`select proof_file as file from top_ups where id = ${id}`.execute(shop.deps.db)).rows[0]!.file;
    };
    const files = [await proofOf(), await proofOf()];

    await removeLooseFiles(shop.deps, new Date(shop.clock.now().getTime() + 1));
    const kept = await Promise.all(files.map((file) => shop.deps.files.open(file)));
    kept.forEach((file) => file?.stream.destroy());

    expect(kept.map((file) => file !== undefined)).toEqual([false, true]);
  });

  it('is cancelled in the ledger when no money came, with the reason told', async () => {
    const { token } = await seedAgent(shop.deps);
    const { id } = await transfer(token);
    await prove(token, id);
    await claim(token, id);

    const refused = await decide(id, 'refuse');

    expect(refused.body).toMatchObject({ status: 'failed', reason: 'No such transfer' });
    expect(await statementOf(token)).toMatchObject({ closing: sgd(0), waiting: [{ status: 'CANCELLED' }] });
    expect((await decide(id, 'confirm')).body.code).toBe('top_up_state_refused');
  });

  it('settles what is owed first', async () => {
    const { token, agencyId } = await seedAgent(shop.deps, { creditMinor: 100_000 });
    await shop.deps.db.transaction().execute(async (trx) => {
      const [receivable, revenue] = await lockNamed(trx, [
        { agencyId, type: 'receivable', currency: 'SGD' },
        { type: 'revenue', currency: 'SGD' },
      ]);
      const legs = [
        { account: receivable!, amountMinor: -20_000, dueOn: '2026-12-20' },
        { account: revenue!, amountMinor: 20_000 },
      ];
      await postTransaction(trx, { kind: 'adjustment', legs, description: 'Earlier', actor: 'system', at: shop.clock.now() });
    });
    const { id } = await transfer(token);
    await prove(token, id);
    await claim(token, id);

    await decide(id, 'confirm');

    expect(await walletOf(token)).toMatchObject({
      availableBalance: sgd(30_000),
      outstandingBalance: sgd(0),
      availableLimit: sgd(130_000),
    });
  });

  it('takes a proof once, also from two at the same time', async () => {
    const [one, two] = [await seedAgent(shop.deps), await seedAgent(shop.deps)];
    const [first, second] = [await transfer(one.token), await transfer(two.token)];
    const image = await picture(60_001);

    const answers = await Promise.all([prove(one.token, first.id, image), prove(two.token, second.id, image)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('proof_used');
  });

  it('takes the bank’s confirmation code once, in any letter case', async () => {
    const { token } = await seedAgent(shop.deps);
    const [first, second] = [await transfer(token), await transfer(token)];
    for (const { id } of [first, second]) await prove(token, id);
    await claim(token, first.id, { confirmationCode: 'abc-777' });

    const refused = await claim(token, second.id, { confirmationCode: 'ABC-777' });

    expect(refused).toMatchObject({ status: 409, body: { code: 'confirmation_code_used' } });
    expect((await shop.get<TopUp>(`/wallet/top-ups/${second.id}`, { token })).body).toMatchObject({
      status: 'proof_given',
      confirmationCode: null,
    });
  });

  it.each([
    ['tomorrow', '2026-12-02', 'transfer_date_refused'],
    ['long ago', '2026-10-31', 'transfer_date_refused'],
    ['on a day that is none', '2026-02-30', 'request_malformed'],
  ])('refuses one that was made %s', async (_case, transactionDate, code) => {
    const { token } = await seedAgent(shop.deps);
    const { id } = await transfer(token);
    await prove(token, id);

    expect((await claim(token, id, { transactionDate })).body.code).toBe(code);
    expect((await claim(token, id)).body.status).toBe('verifying');
  });

  it('needs its proof first, and is put away when it never comes', async () => {
    const { token } = await seedAgent(shop.deps);
    const { id } = await transfer(token);

    expect((await claim(token, id)).body.code).toBe('proof_missing');
    shop.clock.pass(7 * 24 * 60);
    await endLapsedTopUps(shop.deps);

    expect((await prove(token, id)).body.code).toBe('top_up_state_refused');
    shop.clock.set('2026-12-01T02:00:00Z');
  });
});

describe('refuses', () => {
  it.each([
    ['nothing', sgd(0), 'amount_out_of_range'],
    ['less than nothing', sgd(-100), 'amount_out_of_range'],
    ['10^15', sgd(10 ** 15), 'amount_out_of_range'],
    ['parts of a cent', sgd(100.5), 'request_malformed'],
    ['a currency that we do not keep', { amount: 100, currency: 'XXX' }, 'currency_unknown'],
    ['PayNow in another currency', { amount: 100, currency: 'IDR' }, 'payment_method_unavailable'],
  ])('%s', async (_case, amount, code) => {
    const { token } = await seedAgent(shop.deps);

    const { body } = await start(token, { method: 'paynow', amount });

    expect(body.code).toBe(code);
    expect((await shop.get<TopUpList>('/wallet/top-ups', { token })).body.items).toEqual([]);
  });

  it('people who only look, other agencies, and everybody who is not staff', async () => {
    const [viewer, owner, other] = [await seedAgent(shop.deps, { role: 'viewer' }), await seedAgent(shop.deps), await seedAgent(shop.deps)];
    const { id } = await transfer(owner.token);

    expect((await start(viewer.token, { method: 'paynow', amount: sgd(100) })).body.code).toBe('wallet_role_refused');
    expect((await shop.get(`/wallet/top-ups/${id}`, { token: other.token })).status).toBe(404);
    expect((await claim(other.token, id)).status).toBe(404);
    expect((await decide(id, 'confirm', owner.token)).status).toBe(404);
  });
});
