import { css } from '@emotion/react';
import { Suspense } from 'react';
import { useTexts } from '@straits/i18n';
import { Container } from '@straits/ui/Container';
import { PageTitle } from '@straits/ui/Heading';
import { Stack } from '@straits/ui/Stack';
import { useCart } from '../held-places/cart.api';
import { content } from '../locales/content';
import { CartWaiting } from './CartWaiting';

const CartPage = content(['items', 'cart'], () => import(/* webpackChunkName: "cart-items" */ './CartPage').then((page) => page.CartPage));

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
        </Suspense>
      </Stack>
    </Container>
  );
}
