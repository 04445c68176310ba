import { useTextsPart } from '@straits/i18n';
import { loadTexts } from './load-texts';

const bookingTexts = { namespace: 'booking', texts: loadTexts };

/** Beside a page's content, inside its Suspense: the content is shown once its words are there; both come at the same time. */
export function TextsPart({ name }: { name: 'cart' | 'checkout' | 'faults' | 'items' | 'payment' }) {
  useTextsPart(bookingTexts, name);
  return null;
}
