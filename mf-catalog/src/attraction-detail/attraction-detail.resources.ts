import type { ResourceRef } from '@straits/remote-contract';

export const attractionResource = (itemId: string): ResourceRef => ({ path: `/products/attraction/${encodeURIComponent(itemId)}` });
export const reviewsResource = (itemId: string, sort: string, cursor?: string): ResourceRef => ({
  path: `/products/attraction/${encodeURIComponent(itemId)}/reviews`,
  query: { sort, cursor },
});

/** How wide the first picture is: in the `<picture>` and in its preload. */
export const HERO_SIZES = '(min-width: 1264px) 795px, (min-width: 1024px) 64vw, 100vw';
