import { screen, waitFor, within } from '@testing-library/react';
import type { WalletStatement } from '@straits/api-contract';
import { fakeApi, refused } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import wallet from '../locales/en.json';
import { monthChoices } from '../statement/statement.rules';
import { aPurse } from '../purse.fixture';
import { WalletBalancePage } from './WalletBalancePage';

const sgd = (amount: number) => ({ amount, currency: 'SGD' });
const purse = aPurse({
  availableBalance: sgd(245_050),
  creditLimit: sgd(500_000),
  outstandingBalance: sgd(120_000),
  overdueBalance: sgd(20_000),
  availableLimit: sgd(625_050),
  nextDueDate: '2026-12-15',
});
const statement = (month: string, entries: WalletStatement['entries'] = []): WalletStatement => ({
  month,
  currency: 'SGD',
  side: 'wallet',
  opening: sgd(100_000),
  closing: sgd(87_200),
  credits: sgd(0),
  debits: sgd(12_800),
  count: entries.length,
  days: [],
  waiting: [],
  entries,
  nextCursor: null,
});
const spent: WalletStatement['entries'][number] = {
  id: 'e1',
  at: '2026-11-04T02:00:00Z',
  kind: 'spend',
  description: 'ST7KQ2MX9P',
  orderCode: 'ST7KQ2MX9P',
  dueOn: null,
  debit: sgd(12_800),
  credit: null,
  balance: sgd(87_200),
  status: 'POSTED',
};

const agent = person({ IsB2B: 'true', AgencyName: 'Lim Travel' });
const open = (at = '/wallet_balance', session = agent) => renderPage(<WalletBalancePage />, { at, texts: { wallet }, session });
const answers = (entries: WalletStatement['entries'] = [spent]) => ({
  'GET /wallet': { body: purse },
  'GET /wallet/statement': ({ query }: { query: URLSearchParams }) => ({ body: statement(query.get('month') ?? '', entries) }),
});

describe('wallet', () => {
  it('shows balance, what can be spent, what is due and what is overdue', async () => {
    fakeApi(answers());

    await open();

    expect(await screen.findByText('SGD 2,450.50')).toBeVisible();
    for (const amount of ['SGD 6,250.50', 'SGD 5,000.00', 'SGD 1,200.00', 'SGD 200.00']) expect(screen.getByText(amount)).toBeVisible();
    expect(screen.getByText(/Next due date: Tue, Dec 15, 2026/)).toBeVisible();
  });

  it('draws the month and lists the same entries with the balance after each', async () => {
    fakeApi(answers());

    await open();

    expect(await screen.findByRole('img', { name: /from SGD\u00a01,000.00 to SGD\u00a0872.00/ })).toBeVisible();
    const row = within(screen.getByRole('table')).getByRole('row', { name: /ST7KQ2MX9P/ });
    expect(row).toHaveTextContent(/−SGD 128.00.*SGD 872.00/);
  });

  it('keeps the chosen month in the address', async () => {
    const requests = fakeApi(answers());
    const { user } = await open();
    const [, before] = monthChoices(new Date());

    await user.click(await screen.findByRole('button', { name: 'Month before' }));

    await waitFor(() => expect(requests.at(-1)?.query.get('month')).toBe(before));
    expect(window.location.search).toBe(`?month=${before}`);
  });

  it('says so when a month has no entries', async () => {
    fakeApi(answers([]));

    await open();

    expect(await screen.findByRole('heading', { name: /No entries in/ })).toBeVisible();
  });

  it('explains itself to travellers and asks for nothing', async () => {
    const requests = fakeApi({});

    await open('/wallet_balance', person());

    expect(screen.getByRole('heading', { name: 'The wallet is for travel agents' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'My bookings' })).toHaveAttribute('href', '/order-history');
    expect(requests).toEqual([]);
  });

  it('tells a failure in place and tries again', async () => {
    fakeApi({ 'GET /wallet': refused('service_busy') });
    const { user } = await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    fakeApi(answers());

    await user.click(again);

    expect(await screen.findByText('SGD 2,450.50')).toBeVisible();
  });

  it.each([
    ['a booker, who moves money and does not audit it', { mayMove: true, mayAudit: false }, ['Top up', 'Convert', 'Redeem code']],
    ['a viewer', { mayMove: false, mayAudit: false }, []],
  ])('shows %s what their role may see', async (_who, role, expected) => {
    const requests = fakeApi({ ...answers(), 'GET /wallet': { body: { ...purse, ...role } } });

    await open();

    expect(await screen.findByText('SGD 2,450.50')).toBeVisible();
    expect(screen.queryAllByRole('tab').map(({ textContent }) => textContent)).toEqual(expected);
    expect(requests.filter(({ what }) => what.includes('statement'))).toEqual([]);
  });
});
