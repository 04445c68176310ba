import { css } from '@emotion/react';
import type { ProductCard as Product } from '@straits/api-contract';
import { media, token } from '@straits/ui/tokens';
import { ProductCard } from './ProductCard';
import { Skeleton } from '@straits/ui/Skeleton';

const shelf = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(72vw, 17.5rem);
  gap: 1rem;
  margin-inline: calc(-1 * var(--gutter, 1rem));
  padding-inline: var(--gutter, 1rem);
  padding-block: 0.25rem 0.75rem;
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: var(--gutter, 1rem);
  scrollbar-width: thin;
  scrollbar-color: ${token.color.line} transparent;
  & > li {
    scroll-snap-align: start;
    min-inline-size: 0;
  }
  ${media.desktop} {
    grid-auto-columns: max(13.5rem, calc((100% - 2 * var(--gutter) - 3 * 1.25rem) / 4));
    gap: 1.25rem;
  }
`;

const SIZES = '(min-width: 1024px) 285px, (min-width: 390px) 274px, 70vw';

export interface ProductShelfProps {
  products: Product[];
  date?: string | null;
  level?: 2 | 3;
}

/** A row of products: swiped on phones, four abreast on wide screens. */
export const ProductShelf = ({ products, date, level }: ProductShelfProps) => (
  <ul css={shelf} role="list" data-below="each">
    {products.map((product) => (
      <li key={product.id}>
        <ProductCard product={product} sizes={SIZES} date={date} level={level} />
      </li>
    ))}
  </ul>
);

/** Keeps the row's height until its products are here. */
export const ProductShelfSkeleton = () => (
  <div css={shelf} aria-hidden="true">
    {[1, 2, 3, 4].map((place) => (
      <Skeleton key={place} height="22.5rem" radius={token.radius.large} />
    ))}
  </div>
);
