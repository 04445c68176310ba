import { lazy, Suspense } from 'react';
import { Container } from '@straits/ui/Container';
import { useCart } from '../held-places/cart.api';
import { TextsPart } from '../locales/TextsPart';
import { checkoutCss, CheckoutWaiting } from './CheckoutWaiting';

const CheckoutPage = lazy(() =>
  import(/* webpackChunkName: "checkout-steps" */ './CheckoutPage').then(({ CheckoutPage: Page }) => ({ default: Page })),
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
      <TextsPart name="items" />
      <TextsPart name="checkout" />
      <TextsPart name="faults" />
    </Suspense>
  );
}
