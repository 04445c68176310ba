import { useFormat, useTexts } from '@straits/i18n';
import type { ListTerms, TermFilter } from './list-address.rules';

/** The words of what every list is narrowed by, as a chip shows them. */
export function useTermWords({ priceMin: min, priceMax: max }: ListTerms, currency: string): Record<TermFilter, (id: string) => string> {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const amount = (value: number) => money({ amount: value, currency });
  const price = () => {
    if (min !== null && max !== null) return `${amount(min)} – ${amount(max)}`;
    return min !== null
      ? t('results.filters.priceFrom', { price: amount(min) })
      : t('results.filters.priceTo', { price: amount(max ?? 0) });
  };
  return {
    q: (id) => `“${id}”`,
    price,
    rating: (rating) => t('results.filters.ratingFrom', { rating }),
    instant: () => t('results.filters.instant'),
    freeCancellation: () => t('results.filters.freeCancellation'),
  };
}
