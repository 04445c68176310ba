import { useTexts } from '@straits/i18n';

/** Hours as days where that reads better: 72 hours are 3 days, 36 stay hours. */
export const spanOf = (hours: number) =>
  hours >= 48 && hours % 24 === 0 ? { unit: 'days' as const, count: hours / 24 } : { unit: 'hours' as const, count: hours };

export function useSpanWords() {
  const { t } = useTexts('catalog');
  return ({ unit, count }: { unit: 'minutes' | 'hours' | 'days'; count: number }) => t(`span.${unit}`, { count });
}

/** Until when it is free to cancel, in the unit that a person would say. */
export function useFreeUntil() {
  const { t } = useTexts('catalog');
  const spanWords = useSpanWords();
  return (hours: number) => (hours === 0 ? t('product.freeToTheEnd') : t('product.freeUntil', { span: spanWords(spanOf(hours)) }));
}
