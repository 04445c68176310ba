import type { ProductCard, ProductKind } from '@straits/api-contract';
import type { ResourceRef } from '@straits/remote-contract';

export const productResource = (kind: ProductKind, id: string): ResourceRef => ({ path: `/products/${kind}/${encodeURIComponent(id)}` });
export const reviewsResource = ({ kind, id }: Pick<ProductCard, 'kind' | 'id'>, sort: string, cursor?: string): ResourceRef => ({
  path: `/products/${kind}/${encodeURIComponent(id)}/reviews`,
  query: { sort, cursor },
});

/** How wide the first picture is: in the `<picture>` and in its preload. Phones take the file one step below their pixels: it comes in half the time. */
export const HERO_SIZES = '(min-width: 1264px) 795px, (min-width: 1024px) 64vw, 88vw';
