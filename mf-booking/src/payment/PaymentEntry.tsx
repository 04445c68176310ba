import { Suspense } from 'react';
import { Container } from '@straits/ui/Container';
import { content } from '../locales/content';
import { paymentCss, PaymentWaiting } from './PaymentWaiting';

const PaymentPage = content(['items', 'payment', 'faults'], () =>
  import(/* webpackChunkName: "payment-ways" */ './PaymentPage').then((page) => page.PaymentPage),
);

/** What /payment loads first. */
export const PaymentEntry = () => (
  <Suspense
    fallback={
      <Container css={paymentCss}>
        <PaymentWaiting />
      </Container>
    }
  >
    <PaymentPage />
  </Suspense>
);
