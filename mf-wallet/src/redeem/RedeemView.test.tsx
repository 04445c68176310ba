import { screen } from '@testing-library/react';
import { fakeApi, refused } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import wallet from '../locales/en.json';
import { RedeemView } from './RedeemView';

const open = () => renderPage(<RedeemView />, { at: '/wallet_balance?view=redeem', texts: { wallet }, session: person({ IsB2B: 'true' }) });

describe('redeem code', () => {
  it('keeps a code that failed in its field, with the specification’s words', async () => {
    fakeApi({ 'POST /wallet/redemptions': refused('redeem_code_failed') });
    const { user } = await open();

    await user.type(screen.getByLabelText('Redeem code'), 'straits-50');
    await user.click(screen.getByRole('button', { name: 'Redeem' }));

    const words = 'Redeem Code Failed! Make Sure Your Code are Correct';
    expect(await screen.findByRole('link', { name: words })).toBeVisible();
    expect(screen.getByLabelText('Redeem code')).toHaveValue('straits-50');
    expect(screen.getByLabelText('Redeem code')).toBeInvalid();
    expect(screen.getByLabelText('Redeem code')).toHaveAccessibleDescription(expect.stringContaining(words));
    await user.type(screen.getByLabelText('Redeem code'), '0');
    expect(screen.getByLabelText('Redeem code')).toBeValid();
  });

  it('needs a code', async () => {
    const requests = fakeApi({});
    const { user } = await open();

    await user.click(screen.getByRole('button', { name: 'Redeem' }));

    expect(screen.getByRole('link', { name: 'Enter the redeem code' })).toBeVisible();
    expect(requests).toEqual([]);
  });

  it.each([
    [0, [/SGD.50\.00 is in your wallet/, /balance is now SGD.1,050\.00/]],
    [5_000, [/Code for SGD.50\.00 redeemed/, /SGD.50\.00 of it settled what you owed on credit/, /balance is now SGD.1,050\.00/]],
  ])('says what it brought, %s of it settled', async (settled, words) => {
    const sgd = (amount: number) => ({ amount, currency: 'SGD' });
    fakeApi({ 'POST /wallet/redemptions': { body: { amount: sgd(5_000), settled: sgd(settled), balance: sgd(105_000) } } });
    const { user } = await open();

    await user.type(screen.getByLabelText('Redeem code'), 'STRAITS-50');
    await user.click(screen.getByRole('button', { name: 'Redeem' }));

    for (const text of words) expect(await screen.findByText(text)).toBeVisible();
  });
});
