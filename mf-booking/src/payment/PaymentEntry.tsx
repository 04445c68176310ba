import { lazy, Suspense } from 'react';
import { Container } from '@straits/ui/Container';
import { TextsPart } from '../locales/TextsPart';
import { paymentCss, PaymentWaiting } from './PaymentWaiting';

const PaymentPage = lazy(() =>
  import(/* webpackChunkName: "payment-ways" */ './PaymentPage').then(({ PaymentPage: Page }) => ({ default: Page })),
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
    <TextsPart name="items" />
    <TextsPart name="payment" />
    <TextsPart name="faults" />
  </Suspense>
);
