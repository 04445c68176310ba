import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import wallet from '../locales/en.json';
import { aPurse } from '../purse.fixture';
import { CreditBalancePage } from './CreditBalancePage';

const sgd = (amount: number) => ({ amount, currency: 'SGD' });
const purse = aPurse({
  availableBalance: sgd(0),
  creditLimit: sgd(100_000),
  availableCredit: sgd(60_000),
  outstandingBalance: sgd(40_000),
  overdueBalance: sgd(15_000),
  availableLimit: sgd(60_000),
  nextDueDate: '2026-12-15',
});
const branch = {
  agencyId: 'b1',
  name: 'Batam Daytrips',
  creditLimit: sgd(20_000),
  outstanding: sgd(0),
  reserved: sgd(0),
  balance: sgd(0),
  markupBasisPoints: 500,
};
const open = () => renderPage(<CreditBalancePage />, { at: '/credit_balance', texts: { wallet }, session: person({ IsB2B: 'true' }) });

describe('credit', () => {
  it('draws the limit in its parts, with the same figures in a table', async () => {
    fakeApi({ 'GET /wallet': { body: purse } });

    await open();

    expect(
      await screen.findByRole('img', { name: 'SGD\u00a0400.00 of SGD\u00a01,000.00 used, SGD\u00a0150.00 of it overdue' }),
    ).toBeVisible();
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'OverdueSGD\u00a0150.0015 %',
      'Due laterSGD\u00a0250.0025 %',
      'Available limitSGD\u00a0600.0060 %',
    ]);
  });

  it('warns of what is overdue', async () => {
    fakeApi({ 'GET /wallet': { body: purse } });

    await open();

    expect(await screen.findByText('SGD 150.00 is overdue')).toBeVisible();
  });

  it('opens the statement of an agency that books under it, and its own again', async () => {
    fakeApi({ 'GET /wallet': { body: purse }, 'GET /wallet/sub-agents': { body: { items: [branch] } } });
    await open();

    expect(await screen.findByRole('heading', { name: 'Credit statement' })).toBeVisible();
    await userEvent.click(await screen.findByRole('link', { name: 'Batam Daytrips' }));

    expect(await screen.findByRole('heading', { name: 'Credit statement of Batam Daytrips' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Back to your own statement' }));
    expect(await screen.findByRole('heading', { name: 'Credit statement' })).toBeVisible();
  });

  it('sets what is put onto the net prices of an agency that books under it', async () => {
    const requests = fakeApi({
      'GET /wallet': { body: purse },
      'GET /wallet/sub-agents': { body: { items: [branch] } },
      'PUT /wallet/sub-agents/b1/markup': { body: { items: [{ ...branch, markupBasisPoints: 250 }] } },
    });
    await open();
    const row = within(await screen.findByRole('row', { name: /Batam Daytrips/ }));
    expect(row.getByText('5\u00a0%', { normalizer: String })).toBeVisible();

    await userEvent.click(row.getByRole('button', { name: 'Change the markup of Batam Daytrips' }));
    const field = await screen.findByLabelText('Put onto its net prices');
    expect(field).toHaveValue('5');
    await userEvent.clear(field);
    await userEvent.type(field, '120');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(wallet.faults.markup));
    await userEvent.clear(field);
    await userEvent.type(field, '2.5 %');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByRole('status')).toHaveTextContent('Batam Daytrips: 2.5 % from now on');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(row.getByText('2.5\u00a0%', { normalizer: String })).toBeVisible();
    expect(requests.at(-1)).toMatchObject({ body: { basisPoints: 250 } });
  });

  it('says so when there is no credit, and who books under it all the same', async () => {
    const none = { ...purse, creditLimit: sgd(0), outstandingBalance: sgd(0), overdueBalance: sgd(0) };
    fakeApi({ 'GET /wallet': { body: none }, 'GET /wallet/sub-agents': { body: { items: [branch] } } });

    await open();

    expect(await screen.findByRole('heading', { name: 'No credit limit yet' })).toBeVisible();
    expect(await screen.findByRole('row', { name: /Batam Daytrips/ })).toBeVisible();
  });
});
