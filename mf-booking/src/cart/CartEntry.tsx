import { css } from '@emotion/react';
import { lazy, Suspense } from 'react';
import { useTexts } from '@straits/i18n';
import { Container } from '@straits/ui/Container';
import { PageTitle } from '@straits/ui/Heading';
import { Stack } from '@straits/ui/Stack';
import { useCart } from '../held-places/cart.api';
import { TextsPart } from '../locales/TextsPart';
import { CartWaiting } from './CartWaiting';

const CartPage = lazy(() => import(/* webpackChunkName: "cart-items" */ './CartPage').then(({ CartPage: Page }) => ({ default: Page })));

const page = css`
  padding-block: clamp(1.5rem, 1rem + 2vw, 3rem) clamp(3rem, 2rem + 4vw, 5rem);
`;

/** What /cart loads first: the cart is asked for while the code that shows it comes. */
export function CartEntry() {
  const { t } = useTexts('booking');
  useCart();
  return (
    <Container css={page}>
      <Stack gap={6}>
        <PageTitle>{t('page.cart')}</PageTitle>
        <Suspense fallback={<CartWaiting />}>
          <CartPage />
          <TextsPart name="items" />
          <TextsPart name="cart" />
        </Suspense>
      </Stack>
    </Container>
  );
}
