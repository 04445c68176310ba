import { screen } from '@testing-library/react';
import { fakeApi } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import wallet from '../locales/en.json';
import { aPurse } from '../purse.fixture';
import { WalletBalance } from './WalletBalance';

const open = (session = person({ IsB2B: 'true' })) => renderPage(<WalletBalance />, { at: '/', texts: { wallet }, session });

describe('balance in the header', () => {
  it('is an agent’s available balance and leads to the wallet', async () => {
    fakeApi({ 'GET /wallet': { body: aPurse({ availableBalance: { amount: 245_050, currency: 'SGD' } }) } });

    await open();

    expect(await screen.findByRole('link', { name: 'Wallet: SGD\u00a02,450.50' })).toHaveAttribute('href', '/wallet_balance');
  });

  it('is nothing for others, and asks for nothing', async () => {
    const requests = fakeApi({});

    await open(person());

    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(requests).toEqual([]);
  });
});
