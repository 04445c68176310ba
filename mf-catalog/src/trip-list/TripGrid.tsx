import { css } from '@emotion/react';
import type { ProductCard as Product } from '@straits/api-contract';
import { Skeleton } from '@straits/ui/Skeleton';
import { media, token } from '@straits/ui/tokens';
import { ProductCard } from '../product/ProductCard';

const grid = css`
  display: grid;
  gap: 1.25rem;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
const SIZES = '(min-width: 1264px) 385px, (min-width: 1024px) 31vw, (min-width: 640px) 47vw, 92vw';

/** Journeys as cards, three abreast on wide screens. */
export const TripGrid = ({ products, isFirst }: { products: Product[]; isFirst?: boolean }) => (
  <ul css={grid} role="list">
    {products.map((product, index) => (
      <li key={product.id}>
        <ProductCard product={product} sizes={SIZES} priority={isFirst && index === 0} />
      </li>
    ))}
  </ul>
);

/** Keeps the list's room until it is here. */
export const TripGridSkeleton = () => (
  <div css={grid} aria-hidden="true">
    {[1, 2, 3, 4, 5, 6].map((place) => (
      <Skeleton key={place} height="26rem" radius={token.radius.large} />
    ))}
  </div>
);
