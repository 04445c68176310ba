import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Reservation, User, Wallet } from '@straits/api-contract';
import { sessionEnded, signedIn } from '@straits/session';
import { anOrder } from '../acts/order.builder';
import { answerWith, InShop, type Answered } from '../acts/shop.fixture';
import { aWallet } from './wallet.builder';
import { WalletForm } from './WalletForm';

const agent: User = {
  ...{ Id: '1', Name: 'Budi', Username: 'budi', Email: 'budi@straits.test', Phone: null, Nationality: null, AgencyName: 'Lim Travel' },
  ...{ CurrencyObj: { Code: 'SGD' }, IsB2B: 'true', IsB2C: 'false', IsStaff: 'false' },
};
// SGD 110.00
const order = anOrder();
const money = (amount: number) => ({ amount, currency: order.total.currency });
const balance = (amount: number): Pick<Wallet, 'balances'> => ({
  balances: [{ currency: order.total.currency, available: money(amount), incoming: money(0), rate: null, rateAt: null, value: null }],
});

let api: Answered;
const onOther = jest.fn();
beforeEach(() => signedIn({ token: 't', user: agent, cartMerge: null }));
afterEach(async () => {
  await api.restore();
  sessionEnded();
});
const show = (change: Partial<Wallet>, items: Reservation[] = [], of = order) => {
  api = answerWith({ 'GET /wallet': aWallet(order.total, change), 'GET /wallet/reservations': { items, mayReserve: false } });
  render(<WalletForm order={of} address={{ code: order.code, key: undefined, cleaned: null, nextPath: null }} onOther={onOther} />, {
    wrapper: InShop,
  });
};
const facts = async () => {
  await screen.findByText('Available now');
  return screen.getAllByRole('term').map((term) => term.textContent);
};

it('pays from the balance alone when it reaches', async () => {
  show(balance(20_000));

  expect(await facts()).toEqual(['Available now', 'Left after this payment']);
  expect(screen.getByRole('button', { name: /^Pay SGD.110\.00$/ })).toBeEnabled();
  expect(screen.getByText(/^Your commission comes into your wallet/)).toBeVisible();
});

it('promises no commission at once where the deposit came by card', async () => {
  const paidPart = { part: 'deposit' as const, amount: money(2_800), method: 'card' as const, at: '2026-11-20T02:05:00Z' };
  const plan = {
    ...{ deposit: money(2_800), balance: money(8_200), due: money(8_200), balanceOn: '2026-12-11' },
    ...{ endsAt: '2026-12-15T16:00:00Z', depositPaidAt: paidPart.at, payments: [paidPart] },
  };
  show(balance(20_000), [], anOrder({ plan }));

  await facts();
  expect(screen.queryByText(/^Your commission/)).not.toBeInTheDocument();
});

it('says what comes from the balance, what on credit, and what that leaves until when', async () => {
  show({ ...balance(1_000), nextDueDate: '2026-12-03' });

  expect(await facts()).toEqual(['Available now', 'From your balance', 'On credit', 'Left after this payment']);
  expect(screen.getByText(/^This booking leaves SGD.10\.00 until .*Dec/)).toBeVisible();
});

it('says how much is missing, and offers a top-up and another method', async () => {
  show({ ...balance(1_000), availableCredit: money(500), nextDueDate: '2026-12-03' });

  expect(await facts()).toEqual(['Available now']);
  expect(screen.getByRole('alert')).toHaveTextContent(/E-wallet balance is insufficient.*You need SGD.95\.00 more\./);
  expect(screen.getByRole('link', { name: 'Top up' })).toHaveAttribute('href', '/wallet_balance?view=top-up');
  await userEvent.click(screen.getByRole('button', { name: 'Other method' }));
  expect(onOther).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/This booking leaves/)).not.toBeInTheDocument();
});

it('says that credit is blocked, and for what', async () => {
  show({ ...balance(1_000), isBlocked: true, overdueBalance: money(180_000) });

  await facts();
  expect(screen.getByRole('alert')).toHaveTextContent(/You need SGD.100\.00 more\..*Credit is blocked because SGD.1,800\.00 is overdue\./);
});

it('pays what was reserved by what was kept for it, though nothing else is left', async () => {
  const kept = { orderCode: order.code, amount: order.total, payBy: '2026-12-15T15:59:59Z', createdAt: '2026-12-01T02:00:00Z' };
  show({ availableCredit: money(0), isBlocked: true, overdueBalance: money(5_000) }, [kept]);

  expect(await facts()).toEqual(['Available now', 'Kept for this booking on credit', 'Left after this payment']);
  expect(screen.getByRole('button', { name: /^Pay SGD.110\.00$/ })).toBeEnabled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
