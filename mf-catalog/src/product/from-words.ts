import { useTexts } from '@straits/i18n';

const AMOUNT = '|';

/** What stands before and behind the amount of a price that is the lowest of several, as the language orders it: "from … per person", "每人 … 起". */
export function useFromWords() {
  const { t } = useTexts('catalog');
  return (unit?: string) => {
    const words = unit ? t('product.fromPer', { price: AMOUNT, unit }) : t('product.fromPrice', { price: AMOUNT });
    const [from, behind] = words.split(AMOUNT).map((part) => part.trim());
    return { from, unit: behind };
  };
}
