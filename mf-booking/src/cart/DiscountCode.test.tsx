import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, InShop, type Answered } from '../acts/shop.fixture';
import { aCart } from '../cart-line/cart.builder';
import { codeTyped } from './discount.model';
import { DiscountCode } from './DiscountCode';

let api: Answered;
afterEach(() => {
  codeTyped('');
  return api.restore();
});

it('says of a code that the API does not take what to do, and keeps it for that', async () => {
  api = answerWith({ 'PUT /cart/discount': { status: 422, code: 'discount_refused' } });
  render(<DiscountCode cart={aCart()} />, { wrapper: InShop });

  await userEvent.type(screen.getByLabelText('Discount code'), 'STRAITS1O');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));

  expect(await screen.findByText(/Check its letters and digits, or empty the field and go on without it/)).toBeInTheDocument();
  expect(screen.getByLabelText('Discount code')).toHaveValue('STRAITS1O');
});
