import { Suspense } from 'react';
import { Container } from '@straits/ui/Container';
import { useCart } from '../held-places/cart.api';
import { content } from '../locales/content';
import { checkoutCss, CheckoutWaiting } from './CheckoutWaiting';

const CheckoutPage = content(['items', 'checkout', 'faults'], () =>
  import(/* webpackChunkName: "checkout-steps" */ './CheckoutPage').then((page) => page.CheckoutPage),
);

/** What /checkout loads first: the cart is asked for while the code of the steps comes. */
export function CheckoutEntry() {
  useCart();
  return (
    <Suspense
      fallback={
        <Container css={checkoutCss}>
          <CheckoutWaiting />
        </Container>
      }
    >
      <CheckoutPage />
    </Suspense>
  );
}
