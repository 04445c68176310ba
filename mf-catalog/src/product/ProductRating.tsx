import { useFormat, useTexts } from '@straits/i18n';
import { Rating } from '@straits/ui/Rating';

export interface ProductRatingProps {
  rating: number | null;
  count: number;
  /** Five stars instead of one. */
  full?: boolean;
}

/** Stars with the number of reviews; nothing for a product that nobody has reviewed. */
export function ProductRating({ rating, count, full }: ProductRatingProps) {
  const { t } = useTexts('catalog');
  const { number } = useFormat();
  if (rating === null || count === 0) return null;
  const value = number(rating, 1);
  return (
    <Rating
      compact={!full}
      value={rating}
      text={value}
      count={`(${number(count)})`}
      label={t('product.rating', { value, count, reviews: number(count) })}
    />
  );
}
