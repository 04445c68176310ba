import type { Attraction } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { PriceTag } from '@straits/ui/PriceTag';
import { Skeleton } from '@straits/ui/Skeleton';
import { Stack } from '@straits/ui/Stack';
import { useFromWords } from '../product/from-words';

/** The price, and the panel's room while its code is on its way. */
export function PanelSkeleton({ attraction }: { attraction: Attraction }) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const fromWords = useFromWords();
  const { priceFrom, priceUnit, options } = attraction;
  return (
    <Stack gap={4} aria-busy="true">
      {priceFrom && <PriceTag size="large" amount={money(priceFrom.shown)} {...fromWords(t(`product.per.${priceUnit}`))} />}
      {options.slice(0, 3).map((option) => (
        <Skeleton key={option.id} height="4.25rem" radius={14} />
      ))}
      <Skeleton height="3.25rem" />
    </Stack>
  );
}
