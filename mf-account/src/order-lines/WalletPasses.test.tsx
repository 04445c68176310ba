import { screen, waitFor } from '@testing-library/react';
import { fakeApi, refused } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { WalletPasses } from './WalletPasses';

it('asks for the pass of whose ticket it is, and says why there is none', async () => {
  const at = '/orders/STR7K2M/travellers/t1';
  const requests = fakeApi({
    [`GET ${at}/ticket.pkpass`]: refused('rate_limited'),
    [`GET ${at}/google-wallet`]: refused('document_not_ready'),
  });
  const { user } = await renderPage(
    <WalletPasses orderCode="STR7K2M" wallets={['apple', 'google']} travellerId="t1" name="Mei Tan" guestKey="key" />,
    { at: '/order-detail', texts: { account } },
  );

  await user.click(screen.getByRole('button', { name: 'Add the ticket of Mei Tan to Apple Wallet' }));
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  await user.click(screen.getByRole('button', { name: 'Add the ticket of Mei Tan to Google Wallet' }));

  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests.map(({ what }) => what)).toEqual([`GET ${at}/ticket.pkpass`, `GET ${at}/google-wallet`]);
});
