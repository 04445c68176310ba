import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '@straits/api-contract';
import { sessionStarted } from '@straits/session';
import { readLastOrder } from '../placed-order/last-order';
import { answerWith, InShop, type Answered } from '../acts/shop.fixture';
import { payFailureSeen } from './payment.model';
import { PaymentPage } from './PaymentPage';
import { proofUpload } from './transfer/proof.model';
import { anOrder, aPayment } from '../acts/order.builder';

const now = (minutes = 0) => new Date(Date.now() + minutes * 60_000).toISOString();
const order = (change: Partial<Order> = {}) => anOrder({ serverNow: now(), createdAt: now(), expiresAt: now(30), ...change });
const transfer = (change: Parameters<typeof aPayment>[0] = {}) =>
  order({ payment: aPayment({ createdAt: now(), expiresAt: now(1440), ...change }) });

let api: Answered;
beforeEach(() => {
  payFailureSeen();
  proofUpload.removed();
  sessionStarted();
});
afterEach(() => {
  sessionStorage.clear();
  return api.restore();
});

const show = (
  answer: Order | { status: number; code: 'not_found' },
  more: Record<string, unknown> = {},
  path = '/payment?order=STR-7K2M#STR-7K2M=secret',
) => {
  window.history.replaceState(null, '', path);
  api = answerWith({ 'GET /orders/STR-7K2M': answer, ...more });
  render(<PaymentPage />, { wrapper: InShop });
};
const fillCard = async (number: string) => {
  await userEvent.type(await screen.findByLabelText(/^Card number/), number);
  await userEvent.type(screen.getByLabelText(/^Expiry date/), '0432');
  await userEvent.type(screen.getByLabelText(/^Security code/), '123');
  await userEvent.type(screen.getByLabelText(/^Name on the card/), 'Ada Tan');
};

describe('the payment', () => {
  it('says on the button what is paid', async () => {
    show(order());

    expect(await screen.findByRole('button', { name: /^Pay SGD.110.00$/ })).toBeInTheDocument();
  });

  it('says that the mails of the order wait, how it is found meanwhile, and where insurance is sold', async () => {
    show(order({ heldMail: { insurersUrl: 'https://insurers.test' } }));

    expect(await screen.findByText(/keep the address of this page, and your order number STR-7K2M/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /insurance against an agency/ })).toHaveAttribute('href', 'https://insurers.test');
  });

  it('says so where the shop takes no payments', async () => {
    show(order({ paymentMethods: [] }));

    expect(await screen.findByText(/takes no payments online/)).toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('offers no card where the shop takes none', async () => {
    show(order({ paymentMethods: ['bank_transfer'] }));

    expect(await screen.findByRole('radio', { name: /^Bank transfer/ })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /^Card/ })).not.toBeInTheDocument();
  });

  it('asks for no card where the card company has its own page', async () => {
    show(order({ cardPage: true }));

    expect(await screen.findByText(/We never see or store it/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Pay SGD/ })).toBeInTheDocument();
    expect(screen.queryByLabelText(/^Card number/)).not.toBeInTheDocument();
  });

  it('says that a payment is open on the card company’s page, and leads back there', async () => {
    show(
      order({
        cardPage: true,
        status: 'pending',
        payment: aPayment({ method: 'card', status: 'pending', nextAction: { url: 'https://stripe.test/1' } }),
      }),
    );

    expect(await screen.findByRole('heading', { name: 'Your payment is open on the card company’s page' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Go to the card page' })).toBeInTheDocument();
  });

  it('moves a mailed key out of sight of servers, in place', async () => {
    show(order(), {}, '/payment?order=STR-7K2M&key=secret');

    await waitFor(() => expect(window.location.hash).toBe('#STR-7K2M=secret'));
    expect(window.location.search).toBe('?order=STR-7K2M');
  });

  it('is where Back from it leads to again, once the key is out of sight', async () => {
    show(order(), {}, '/payment?order=STR-7K2M&key=secret');

    await waitFor(() =>
      expect(readLastOrder()).toEqual({
        code: 'STR-7K2M',
        key: 'secret',
        paymentPath: '/payment?order=STR-7K2M#STR-7K2M=secret',
        nextPath: null,
      }),
    );
    expect(localStorage).toHaveLength(0);
  });

  it('pays by card with a token, and shows the reference and what happens next', async () => {
    const paid = order({
      status: 'paid',
      confirmationNumber: 'SC-77QX',
      paymentMethod: 'card',
      paidAt: now(),
      payment: aPayment({ method: 'card', status: 'success' }),
    });
    show(order(), {
      'POST /sandbox/cards': { cardToken: 'tok', last4: '4242' },
      'POST /orders/STR-7K2M/payments': aPayment({ method: 'card', status: 'success' }),
    });
    await fillCard('4242424242424242');
    expect(screen.getByLabelText(/^Card number/)).toHaveValue('4242 4242 4242 4242');
    api.change('GET /orders/STR-7K2M', paid);

    await userEvent.click(screen.getByRole('button', { name: /^Pay SGD/ }));

    expect(await screen.findByRole('heading', { name: 'You are booked' })).toBeInTheDocument();
    expect(document.title).toBe('You are booked');
    expect(screen.getByText('SC-77QX')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Tickets and invoice' })).toHaveAttribute('href', '/order-detail?order=STR-7K2M&key=secret');
    expect(api.asked('POST /orders/STR-7K2M/payments')[0]).toMatchObject({
      body: { method: 'card', cardToken: 'tok', expected: { amount: 11_000, currency: 'SGD' } },
      key: expect.any(String),
    });
  });

  it.each([
    ['waiting' as const, 'Tickets come once the operator has confirmed.'],
    ['confirmed' as const, 'Your tickets are on their way'],
  ])('says that there was nothing to pay where a code took the whole price off: %s', async (confirmation, text) => {
    const free = order({ status: 'paid', paidAt: now(), total: { amount: 0, currency: 'SGD' }, paymentMethod: null });

    show({ ...free, lines: free.lines.map((line) => ({ ...line, confirmation })) });

    expect(await screen.findByText('Nothing to pay')).toBeInTheDocument();
    expect(screen.getByText(new RegExp(text))).toBeInTheDocument();
    for (const said of [/^Paid$/, /^On$/, /SGD.0\.00/, /your money/i, /Your payment/i])
      expect(screen.queryByText(said)).not.toBeInTheDocument();
  });

  it('checks the card before anything is sent', async () => {
    show(order());

    await userEvent.click(await screen.findByRole('button', { name: /^Pay SGD/ }));

    expect(screen.getByRole('alert')).toHaveFocus();
    expect(document.title).toBe('Error: Pay for your booking');
    expect(screen.getAllByText('Enter the card number')).toHaveLength(2);
    expect(api.asked('POST /sandbox/cards')).toHaveLength(0);
  });

  it('says that nothing was charged when a card is declined, and keeps the form', async () => {
    show(order({ payment: aPayment({ method: 'card', status: 'failed', reason: 'card_declined' }) }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was charged. Your places are still kept.');
    expect(screen.getByLabelText(/^Card number/)).toBeInTheDocument();
  });

  it('gives everything that a bank transfer needs, and waits with "I have paid" for the proof', async () => {
    show(transfer());

    expect(await screen.findByText('200312345D')).toBeInTheDocument();
    expect(screen.getByText('STR-7K2M-A1B')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /PayNow QR code/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'I have paid' })).toBeDisabled();
  });

  it('takes "I have paid" once the proof is there, and says when it is checked', async () => {
    const given = transfer({ status: 'proof_given', proof: { name: 'receipt.png', bytes: 284_000, uploadedAt: now() } });
    show(given, { [`POST /payments/${given.payment?.id}/paid`]: aPayment({ status: 'verifying' }) });
    const button = await screen.findByRole('button', { name: 'I have paid' });
    api.change('GET /orders/STR-7K2M', { ...given, status: 'VERIFYING' });

    await userEvent.click(button);

    expect(await screen.findByRole('heading', { name: 'We are checking your payment' })).toHaveFocus();
    expect(document.title).toBe('We are checking your payment');
    expect(screen.getAllByText(/within 2 working hours, 9–18 SGT/i)).not.toHaveLength(0);
  });

  it('says that a large picture is made smaller before any of it is sent', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:receipt', revokeObjectURL: () => undefined });
    let refuse: () => void = () => undefined;
    proofUpload.shrinkFx.use(() => new Promise((resolve) => (refuse = () => resolve({ ok: false, fault: 'file_not_image' }))));
    show(transfer());

    await userEvent.upload(
      await screen.findByLabelText(/^Receipt or screenshot/),
      new File(['large'], 'photo.jpg', { type: 'image/jpeg' }),
    );

    expect(screen.getByRole('progressbar', { name: 'Making the picture smaller…' })).toBeInTheDocument();
    expect(screen.queryByText('0 % sent')).not.toBeInTheDocument();
    await act(async () => refuse());
    expect(screen.queryByText('Making the picture smaller…')).not.toBeInTheDocument();
  });

  it('says that a new picture cannot be taken, though the one before is still there', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:receipt', revokeObjectURL: () => undefined });
    proofUpload.shrinkFx.use(() => ({ ok: false, fault: 'file_not_image' }));
    const given = transfer({ status: 'proof_given', proof: { name: 'receipt.png', bytes: 284_000, uploadedAt: now() } });
    show(given);
    await userEvent.click(await screen.findByRole('button', { name: 'Use another picture' }));

    await userEvent.upload(
      screen.getByLabelText(/^Receipt or screenshot/),
      new File(['not a picture'], 'receipt.png', { type: 'image/png' }),
    );

    expect(await screen.findByText('Choose a PNG, JPG or JPEG picture')).toBeInTheDocument();
  });

  it('says why a proof was refused and takes another', async () => {
    show(transfer({ reason: 'The amount differs.' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('The amount differs.');
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeInTheDocument();
  });

  it('waits for a bank that has not answered', async () => {
    show(order({ status: 'pending', payment: aPayment({ method: 'card', status: 'pending', createdAt: now() }) }));

    expect(await screen.findByRole('heading', { name: 'Waiting for the bank’s answer' })).toBeInTheDocument();
  });

  it('offers to book again when the time to pay is over', async () => {
    show(order({ status: 'EXPIRED' }));

    expect(await screen.findByRole('link', { name: 'Book Night Safari again' })).toHaveAttribute('href', '/attraction/night-safari');
  });

  it('says the same about a strange order and one that does not exist', async () => {
    show({ status: 404, code: 'not_found' });

    expect(await screen.findByRole('heading', { name: 'We cannot show this booking here' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find my booking' })).toHaveAttribute('href', '/find-booking');
  });
});
