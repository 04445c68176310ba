import { useTextsPart } from '@straits/i18n';
import { catalogTexts } from '../locales/load-texts';
import { EasyQuote } from './EasyQuote';
import type { QuoteFormProps } from './QuoteForm';

/** The door to the form on a detail page: far down, it brings its words along. */
export function EasyQuoteBelow(form: QuoteFormProps) {
  useTextsPart(catalogTexts, 'quote');
  useTextsPart(catalogTexts, 'contact');
  return <EasyQuote {...form} />;
}
