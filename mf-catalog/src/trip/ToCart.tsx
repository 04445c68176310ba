import type { ReactNode } from 'react';
import { useTexts } from '@straits/i18n';

const ID = 'to-cart';

/** An overview's buttons for the cart; the place is kept until they are loaded. */
export function ToCart({ children }: { children: ReactNode }) {
  const { t } = useTexts('catalog');
  return (
    <section id={ID} css={{ minBlockSize: '3.25rem' }} aria-label={t('booking.label')}>
      {children}
    </section>
  );
}

/** The way there from the bar of a phone. */
export function useToCart() {
  const { t } = useTexts('catalog');
  return { href: `#${ID}`, words: t('trip.toCart') };
}
