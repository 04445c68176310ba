import { randomUUID } from 'node:crypto';
import type { SandboxCardToken, TopUp, Wallet } from '@straits/api-contract';
import { seedAgent } from '../../../testing/seed-wallet';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { hearStripe } from '../../booking/cards/stripe-events';
import { findDisagreements } from '../check/ledger-check.sql';
import { applyCharge } from './settle-top-up';
import { settleReturns } from './take-back-top-up';
import { findTopUp, findTopUpsToSettle } from './top-ups.sql';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());
const findingsOf = async () => (await findDisagreements(shop.deps.db)).map(({ kind, subject, detail }) => [kind, subject, detail]);
afterEach(async () => expect(await findingsOf()).toEqual([]));

const sgd = (amount: number) => ({ amount, currency: 'SGD' });
const FILLS = '4242424242424242';
const STAYS_OPEN = '4000000000000077';
async function topUp(token: string, amount: number, number = FILLS): Promise<TopUp> {
  const card = await shop.post<SandboxCardToken>('/sandbox/cards', { number, expiry: '12/30', cvc: '123', holder: 'Budi' });
  const body = { method: 'card', agentName: 'Budi', amount: sgd(amount), cardToken: card.body.cardToken };
  return (await shop.post<TopUp>('/wallet/top-ups', body, { token, idempotencyKey: randomUUID() })).body;
}
const balanceOf = async (token: string) => (await shop.get<Wallet>('/wallet', { token })).body.availableBalance;
const hear = (type: string, object: object, id = randomUUID()) => hearStripe(shop.deps, { id, type, data: { object } });
const refunded = ({ id }: TopUp, amount: number, currency = 'sgd') =>
  hear('charge.refunded', { id: `ch_${id}`, amount_refunded: amount, currency, metadata: { payment_id: id } });
const disputed = ({ id }: TopUp, type: 'created' | 'closed', status: string, amount: number) =>
  hear(`charge.dispute.${type}`, { id: `dp_${id}`, status, amount, currency: 'sgd', metadata: { payment_id: id } });
const shown = async ({ id }: TopUp) => (await findTopUpsToSettle(shop.deps.db)).find((row) => row.id === id);
const settle = ({ id }: TopUp) => settleReturns(shop.deps, { topUpId: id, actor: 'staff:test' });

describe('a top-up of which the card company took another sum', () => {
  it.each([
    ['less', sgd(999)],
    ['more', sgd(100_000)],
    ['another currency', { amount: 90_000, currency: 'IDR' }],
    ['a sum that cannot be read', null],
  ])('fills no wallet and is shown to staff: %s', async (_what, paid) => {
    const { token } = await seedAgent(shop.deps);
    const open = await topUp(token, 90_000, STAYS_OPEN);

    for (const sum of [paid, sgd(90_000)]) await applyCharge(shop.deps, open.id, { status: 'success', providerRef: 'pi_1', paid: sum });

    expect(await balanceOf(token)).toEqual(sgd(0));
    expect(await findTopUp(shop.deps.db, open.id)).toMatchObject({ status: 'failed', reason: 'card_amount_differs' });
    expect(await shown(open)).toMatchObject({ attention: 'card_amount', missingMinor: 0 });
  });

  it('fills it with the sum that was asked for', async () => {
    const { token } = await seedAgent(shop.deps);
    const open = await topUp(token, 90_000, STAYS_OPEN);

    await applyCharge(shop.deps, open.id, { status: 'success', providerRef: 'pi_1', paid: sgd(90_000) });

    expect(await balanceOf(token)).toEqual(sgd(90_000));
    expect(await shown(open)).toBeUndefined();
  });

  it('is put away by staff, and takes nothing from the wallet', async () => {
    const { token } = await seedAgent(shop.deps, { toppedUp: 5_000 });
    const open = await topUp(token, 90_000, STAYS_OPEN);
    await applyCharge(shop.deps, open.id, { status: 'success', providerRef: 'pi_1', paid: sgd(999) });

    await refunded(open, 999);
    const missing = await settle(open);

    expect([missing, await shown(open)]).toEqual([0, undefined]);
    expect(await balanceOf(token)).toEqual(sgd(5_000));
    await expect(settle(open)).rejects.toMatchObject({ code: 'top_up_state_refused' });
  });
});

describe('money of a top-up that the card company gave back', () => {
  it('leaves the wallet once, however often it is said and in parts', async () => {
    const { token } = await seedAgent(shop.deps);
    const done = await topUp(token, 10_000);

    for (const sum of [3_000, 3_000, 4_000, 3_000]) await refunded(done, sum);

    expect(await balanceOf(token)).toEqual(sgd(6_000));
    expect(await shown(done)).toMatchObject({ attention: 'card_refunded', returnedMinor: 4_000, missingMinor: 0 });
  });

  it('is found by the company’s own name for the charge', async () => {
    const { token } = await seedAgent(shop.deps);
    const open = await topUp(token, 10_000, STAYS_OPEN);
    await applyCharge(shop.deps, open.id, { status: 'success', providerRef: `pi_${open.id}`, paid: sgd(10_000) });

    await hear('charge.refunded', { id: 'ch_x', amount_refunded: 2_500, currency: 'sgd', payment_intent: `pi_${open.id}` });

    expect(await balanceOf(token)).toEqual(sgd(7_500));
  });

  it('waits for the wallet where it was spent', async () => {
    const { token } = await seedAgent(shop.deps);
    const done = await topUp(token, 10_000);
    await spendAll(token);

    await refunded(done, 6_000);
    const before = [await balanceOf(token), (await shown(done))?.missingMinor, await settle(done)];
    const findings = await findingsOf();
    await topUp(token, 8_000);
    const missing = await settle(done);

    expect(before).toEqual([sgd(0), 6_000, 6_000]);
    expect(findings).toEqual([['top_up_returned', done.reference, '6000']]);
    expect([missing, await balanceOf(token), await shown(done)]).toEqual([0, sgd(2_000), undefined]);
  });

  it('is no more than came', async () => {
    const { token } = await seedAgent(shop.deps);
    const [done] = [await topUp(token, 10_000), await topUp(token, 5_000)];

    await refunded(done, 10_000);
    await disputed(done, 'closed', 'lost', 10_000);

    expect(await balanceOf(token)).toEqual(sgd(5_000));
  });

  it('is taken also where it was said before the success', async () => {
    const { token } = await seedAgent(shop.deps);
    const open = await topUp(token, 10_000, STAYS_OPEN);

    await refunded(open, 10_000);
    await applyCharge(shop.deps, open.id, { status: 'success', providerRef: 'pi_1', paid: sgd(10_000) });

    expect(await balanceOf(token)).toEqual(sgd(0));
  });

  it('in another currency is not written down as ours, and staff sees it', async () => {
    const { token } = await seedAgent(shop.deps);
    const done = await topUp(token, 10_000);

    await refunded(done, 10_000, 'idr');

    expect(await balanceOf(token)).toEqual(sgd(10_000));
    expect(await shown(done)).toMatchObject({ attention: 'card_refunded', returnedMinor: 0 });
  });
});

it('a dispute is shown to staff, and takes the money only when it is lost', async () => {
  const { token } = await seedAgent(shop.deps);
  const done = await topUp(token, 10_000);

  await disputed(done, 'created', 'needs_response', 10_000);
  const open = [await balanceOf(token), (await shown(done))?.attention];
  await disputed(done, 'closed', 'lost', 10_000);

  expect(open).toEqual([sgd(10_000), 'card_disputed']);
  expect(await balanceOf(token)).toEqual(sgd(0));
});

/** Changes the whole balance into another currency. */
async function spendAll(token: string): Promise<void> {
  const balance = await balanceOf(token);
  const quote = await shop.post<{ id: string }>('/wallet/conversions/quotes', { amount: balance, to: 'IDR' }, { token });
  await shop.post('/wallet/conversions', { quoteId: quote.body.id }, { token, idempotencyKey: randomUUID() });
}
