import { screen } from '@testing-library/react';
import type { RateQuote } from '@straits/api-contract';
import { fakeApi, refused } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import wallet from '../locales/en.json';
import { aPurse } from '../purse.fixture';
import { ConvertView } from './ConvertView';

const money = (amount: number, currency = 'SGD') => ({ amount, currency });
const aQuote = (): RateQuote => ({
  id: 'q1',
  from: money(20_000),
  fee: money(100),
  to: money(238_800_000, 'IDR'),
  rate: '12000',
  rateAt: '2026-11-20T15:00:00Z',
  rateSource: 'ECB',
  expiresAt: new Date(Date.now() + 60_000).toISOString(),
  serverNow: new Date().toISOString(),
  fromBefore: money(100_000),
  fromAfter: money(80_000),
  toBefore: money(0, 'IDR'),
  toAfter: money(238_800_000, 'IDR'),
});
const answers = {
  'GET /currency': { body: [{ Code: 'SGD' }, { Code: 'IDR' }] },
  'POST /wallet/conversions/quotes': () => ({ body: aQuote() }),
};
async function openQuote(change: Parameters<typeof fakeApi>[0] = {}) {
  const requests = fakeApi({ ...answers, ...change });
  const view = await renderPage(<ConvertView wallet={aPurse()} />, {
    at: '/wallet_balance',
    texts: { wallet },
    session: person({ IsB2B: 'true' }),
  });
  await view.user.type(await screen.findByLabelText('Amount to convert'), '200');
  await view.user.click(screen.getByRole('button', { name: 'See the rate' }));
  return { ...view, requests };
}

describe('convert funds', () => {
  it('shows rate, fee and both balances before and after, and converts once confirmed', async () => {
    const { user, requests } = await openQuote({ 'POST /wallet/conversions': { body: aQuote() } });

    expect(await screen.findByText('1 SGD = 12,000 IDR')).toBeVisible();
    for (const row of [/SGD.*1,000\.00.*800\.00/, /IDR.*0.*2,388,000/]) expect(screen.getByRole('row', { name: row })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Convert' }));

    expect(await screen.findByText(/became IDR/)).toBeVisible();
    expect(requests.find(({ what }) => what === 'POST /wallet/conversions')?.body).toEqual({ quoteId: 'q1' });
  });

  it.each([
    ['amount_too_small', 'Amount to convert', /becomes nothing in the other currency/],
    ['rate_unavailable', 'To', /no current rate/],
  ] as const)('tells %s at its field', async (code, label, words) => {
    await openQuote({ 'POST /wallet/conversions/quotes': refused(code) });

    expect(await screen.findByRole('link', { name: words })).toBeVisible();
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);
    expect(screen.getByLabelText('Amount to convert')).toHaveValue('200');
  });

  it('offers a new rate when this one has run out', async () => {
    const { user } = await openQuote({ 'POST /wallet/conversions': refused('rate_expired') });

    await user.click(await screen.findByRole('button', { name: 'Convert' }));

    expect(await screen.findByText('The rate has run out')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Get a new rate' })).toBeVisible();
  });
});
