import { screen, waitFor, within } from '@testing-library/react';
import type { TopUp } from '@straits/api-contract';
import { fakeApi, refused } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import wallet from '../locales/en.json';
import { aPurse } from '../purse.fixture';
import { proofUpload } from './proof.model';
import { TopUpView } from './TopUpView';

const sgd = (amount: number) => ({ amount, currency: 'SGD' });
const aTopUp = (change: Partial<TopUp> = {}): TopUp => ({
  id: 't1',
  method: 'paynow',
  status: 'awaiting_proof',
  amount: sgd(50_000),
  agentName: 'Ada Lim',
  bankFrom: null,
  note: null,
  confirmationCode: null,
  transactionDate: null,
  reference: 'TU123456789',
  reason: null,
  nextAction: null,
  createdAt: '2026-11-21T02:00:00Z',
  expiresAt: '2026-11-28T02:00:00Z',
  transfer: { bankName: 'Straits Bank', accountName: 'Straits', accountNo: '012-3', uen: '2003', payNow: 'x', payNowSvg: '<svg/>' },
  proof: null,
  ...change,
});
const open = (at = '/wallet_balance', purse = aPurse()) =>
  renderPage(<TopUpView wallet={purse} />, { at, texts: { wallet }, session: person({ IsB2B: 'true' }) });
const currencies = { 'GET /currency': { body: [{ Code: 'SGD' }, { Code: 'IDR' }] } };

describe('top-up', () => {
  it('starts a transfer and shows where to pay', async () => {
    const items: TopUp[] = [];
    const requests = fakeApi({
      ...currencies,
      'GET /wallet/top-ups': () => ({ body: { items } }),
      'POST /wallet/top-ups': () => (items.push(aTopUp()), { body: aTopUp() }),
    });
    const { user } = await open();

    await user.type(await screen.findByLabelText('Amount'), '500');
    await user.click(screen.getByRole('button', { name: /Show where to pay SGD.500\.00/ }));

    expect(await screen.findByRole('img', { name: /PayNow code for SGD.500\.00, reference TU123456789/ })).toBeVisible();
    const sent = requests.find(({ what }) => what === 'POST /wallet/top-ups');
    expect(sent?.body).toEqual({ method: 'paynow', amount: sgd(50_000), agentName: 'Ada Lim' });
    expect(sent?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('sends a card’s holder to the bank, and says what became of it on the way back', async () => {
    const asked = aTopUp({ method: 'card', status: 'pending', transfer: null, nextAction: { url: '/travel/v1/sandbox/challenge/t1' } });
    fakeApi({ ...currencies, 'GET /wallet/top-ups': { body: { items: [asked] } } });
    await open('/wallet_balance?view=top-up&topUp=t1');

    expect(await screen.findByText(/your bank asks you to confirm/)).toBeVisible();
    expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Confirm at your bank' })[0]).toHaveAttribute('href', '/travel/v1/sandbox/challenge/t1');
  });

  it.each([
    ['', 'Enter an amount'],
    ['0', 'Enter an amount above zero'],
    ['1.234', 'Enter at most 2 decimals'],
    ['1000000000000000', 'Enter an amount below one billion'],
  ])('keeps %j here and says what is wrong', async (typed, words) => {
    const requests = fakeApi({ ...currencies, 'GET /wallet/top-ups': { body: { items: [] } } });
    const { user } = await open();
    const amount = await screen.findByLabelText('Amount');
    if (typed) await user.type(amount, typed);

    await user.click(screen.getByRole('button', { name: /Show where to pay/ }));

    expect(screen.getByRole('link', { name: words })).toBeVisible();
    expect(amount).toHaveValue(typed);
    expect(requests.some(({ what }) => what.startsWith('POST'))).toBe(false);
  });

  it('tells when the card was declined', async () => {
    fakeApi({
      ...currencies,
      'GET /wallet/top-ups': { body: { items: [] } },
      'POST /sandbox/cards': { body: { cardToken: 'tok', last4: '0002' } },
      'POST /wallet/top-ups': { body: aTopUp({ method: 'card', status: 'failed', reason: 'card_declined', transfer: null }) },
    });
    const { user } = await open();

    await user.click(await screen.findByRole('radio', { name: /Card/ }));
    await user.type(screen.getByLabelText('Amount'), '500');
    await user.type(screen.getByLabelText('Card number'), '4000000000000002');
    await user.type(screen.getByLabelText('Expiry date'), '12 / 30');
    await user.type(screen.getByLabelText('Security code'), '123');
    await user.type(screen.getByLabelText('Name on the card'), 'Ada Lim');
    await user.click(screen.getByRole('button', { name: /^Top up SGD/ }));

    expect(await screen.findByText(/SGD.500\.00 was not charged/)).toBeVisible();
    expect(screen.getByText(/The card was declined/)).toBeVisible();
  });

  it('says so where the shop takes no top-ups', async () => {
    fakeApi({ ...currencies, 'GET /wallet/top-ups': { body: { items: [] } } });
    await open(undefined, aPurse({ topUpMethods: [] }));

    expect(await screen.findByText(/takes no top-ups at the moment/)).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('asks for no card where none may be typed here, and says what remains', async () => {
    fakeApi({ ...currencies, 'GET /wallet/top-ups': { body: { items: [] } } });
    await open(undefined, aPurse({ topUpMethods: ['paynow', 'bank_transfer'] }));

    expect(await screen.findByText(/cannot be topped up by card here\. Use PayNow or a bank transfer/)).toBeVisible();
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['paynow', 'bank_transfer']);
    expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
  });

  it('sends the same proof again that was lost on its way', async () => {
    const file = new File(['x'], 'proof.jpg', { type: 'image/jpeg' });
    const send = jest.fn().mockRejectedValueOnce({ kind: 'network', reason: 'offline' }).mockResolvedValue(aTopUp());
    Object.assign(URL, { createObjectURL: () => 'blob:proof', revokeObjectURL: () => undefined });
    proofUpload.shrinkFx.use(() => ({ ok: true, file }));
    proofUpload.sendFx.use(send);
    fakeApi({ 'GET /wallet/top-ups': { body: { items: [aTopUp()] } } });
    const { user } = await open();

    await user.upload(await screen.findByLabelText('Payment proof'), file);
    expect(await screen.findByRole('alert')).toHaveTextContent(/No connection.*Your picture is still here/);
    await user.click(screen.getByRole('button', { name: 'Send it again' }));

    await waitFor(() => expect(send.mock.calls).toEqual([[{ target: 't1', file }], [{ target: 't1', file }]]));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps what was typed of a transfer when its confirmation code was used before', async () => {
    const proven = aTopUp({ status: 'proof_given', proof: { name: 'p.jpg', bytes: 2048, uploadedAt: '2026-11-21T02:00:00Z' } });
    fakeApi({ 'GET /wallet/top-ups': { body: { items: [proven] } }, 'POST /wallet/top-ups/t1/paid': refused('confirmation_code_used') });
    const { user } = await open();

    await user.type(await screen.findByLabelText('Bank from'), 'DBS');
    await user.type(screen.getByLabelText('Transaction confirmation code'), 'FT1234');
    const date = within(screen.getByRole('group', { name: 'Transaction date' }));
    await user.type(date.getByLabelText('Day'), '20');
    await user.type(date.getByLabelText('Month'), '11');
    await user.type(date.getByLabelText('Year'), '2026');
    await user.click(screen.getByRole('button', { name: 'I have paid' }));

    const words = 'A transfer with this confirmation code was given already.';
    expect(await screen.findByRole('link', { name: words })).toBeVisible();
    expect(screen.getByLabelText('Transaction confirmation code')).toHaveValue('FT1234');
    expect(screen.getByLabelText('Transaction confirmation code')).toHaveAccessibleDescription(expect.stringContaining(words));
  });
});
