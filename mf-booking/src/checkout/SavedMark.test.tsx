import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionStarted } from '@straits/session';
import { answerWith, InShop, type Answered } from '../acts/shop.fixture';
import { aCart, aLine } from '../cart-line/cart.builder';
import { CheckoutPage } from './CheckoutPage';
import { draftUsed } from './draft.model';

let api: Answered;
beforeEach(() => {
  draftUsed();
  sessionStarted();
  window.history.replaceState(null, '', '/checkout?step=contact');
  api = answerWith({ 'GET /cart': aCart([aLine({ state: 'open', hold: null })]), 'GET /cart/draft': {}, 'PUT /cart/draft': {} });
});
afterEach(() => api.restore());

it('says nothing of an untouched checkout, nor beside what is missing in it', async () => {
  render(<CheckoutPage />, { wrapper: InShop });

  await userEvent.click(await screen.findByRole('button', { name: 'Continue to review' }));

  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(screen.queryByText('Your details are saved')).not.toBeInTheDocument();
});

it('is ticked once what was typed has arrived, not while it is on its way', async () => {
  render(<CheckoutPage />, { wrapper: InShop });

  await userEvent.type(await screen.findByLabelText(/^Full name/), 'Ada');

  expect(screen.getByText('Saving…').innerHTML).not.toContain('<svg');
  expect((await screen.findByText('Your details are saved')).innerHTML).toContain('<svg');
});
