import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReservationList, Wallet } from '@straits/api-contract';
import { sessionStarted } from '@straits/session';
import { anOrder } from '../acts/order.builder';
import { answerWith, InShop, type Answered } from '../acts/shop.fixture';
import { ReserveOnCredit } from './ReserveOnCredit';
import { aWallet } from './wallet.builder';

const order = anOrder();
const { currency } = order.total;
const money = (amount: number) => ({ amount, currency });
const wallet = (change?: Partial<Wallet>) => aWallet(order.total, change);
const NONE: ReservationList = { items: [], mayReserve: true };
const reservation = { orderCode: order.code, amount: order.total, payBy: '2026-12-15T15:59:59Z', createdAt: '2026-12-01T02:00:00Z' };

let api: Answered;
beforeEach(() => sessionStarted());
afterEach(() => api.restore());
const show = (answers: Record<string, unknown>, of: Wallet = wallet()) => {
  api = answerWith({ 'GET /wallet/reservations': NONE, ...answers });
  render(<ReserveOnCredit order={order} wallet={of} />, { wrapper: InShop });
};
const button = () => screen.findByRole('button', { name: 'Reserve now, pay later from credit' });

it('reserves once, with what stands on the page, and says until when', async () => {
  show({ 'POST /wallet/reservations': { ...NONE, items: [reservation] } });
  const reserve = await button();

  api.change('GET /wallet/reservations', { ...NONE, items: [reservation] });
  await userEvent.dblClick(reserve);

  expect(await screen.findByText(/15 Dec|Dec 15/)).toBeVisible();
  const asked = api.asked('POST /wallet/reservations');
  expect(asked.map(({ body }) => body)).toEqual([{ orderCode: order.code, expected: order.total }]);
  expect(asked[0]?.key).toBeTruthy();
});

it('says why it cannot be, and stays to be pressed again', async () => {
  show({ 'POST /wallet/reservations': { status: 409, code: 'credit_overdue' } });

  await userEvent.click(await button());

  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await button()).toBeEnabled();
});

it.each([
  ['credit is blocked', wallet({ isBlocked: true }), NONE],
  ['credit does not reach', wallet({ availableCredit: money(order.total.amount - 1) }), NONE],
  ['the order is in another currency', wallet({ currency: 'IDR' }), NONE],
  ['staff does not allow it', wallet(), { ...NONE, mayReserve: false }],
])('is not offered when %s', async (_case, of, list) => {
  show({ 'GET /wallet/reservations': list }, of);

  await expect(screen.findByRole('button', {}, { timeout: 300 })).rejects.toThrow();
});
