import { css } from '@emotion/react';
import type { ProductCard } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { IconButton } from '@straits/ui/IconButton';
import { token } from '@straits/ui/tokens';
import { wishlist } from './saved-products';

const heart = css`
  background: ${token.color.surface};
  color: ${token.color.muted};
  &[aria-pressed='true'] {
    color: ${token.color.danger};
  }
  &[aria-pressed='true'] path {
    fill: currentColor;
  }
`;

/** A heart: on the wishlist or not. */
export function SaveButton({ product, className }: { product: Pick<ProductCard, 'id' | 'name'>; className?: string }) {
  const { t } = useTexts('catalog');
  const isSaved = wishlist.useHas(product.id);
  return (
    <IconButton
      css={heart}
      className={className}
      icon="heart"
      edged
      label={t('product.save', { name: product.name })}
      aria-pressed={isSaved}
      data-card-above=""
      data-print="hide"
      onClick={() => (isSaved ? wishlist.remove(product.id) : wishlist.add(product.id))}
    />
  );
}
