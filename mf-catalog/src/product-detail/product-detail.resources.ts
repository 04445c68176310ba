import type { ProductCard, ProductKind } from '@straits/api-contract';
import type { ResourceRef } from '@straits/remote-contract';

export const productResource = (kind: ProductKind, id: string): ResourceRef => ({ path: `/products/${kind}/${encodeURIComponent(id)}` });

/** Which reviews, in which order; nothing chosen is all of them, newest first. */
export interface ReviewChoice {
  sort: 'recent' | 'best' | 'worst';
  /** A language that they are written in; empty is any. */
  written: string;
  photos: boolean;
}
export const reviewsResource = ({ kind, id }: Pick<ProductCard, 'kind' | 'id'>, choice: ReviewChoice, cursor?: string): ResourceRef => ({
  path: `/products/${kind}/${encodeURIComponent(id)}/reviews`,
  query: { sort: choice.sort, written: choice.written || undefined, photos: choice.photos ? 'true' : undefined, cursor },
});

/** How wide the first picture is: in the `<picture>` and in its preload. Phones take the file one step below their pixels: it comes in half the time. */
export const HERO_SIZES = '(min-width: 1264px) 795px, (min-width: 1024px) 64vw, 88vw';
