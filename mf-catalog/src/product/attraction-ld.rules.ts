import type { Attraction } from '@straits/api-contract';
import type { RouteMatch } from '@straits/remote-contract';
import { offersLd, ratingLd, reviewsLd } from './ld-parts.rules';
import { pictureAddress } from './product-ld.rules';

/** Reviews only because the page shows them (U58). The price is the one that is charged. */
export const attractionLd = (attraction: Attraction, { origin }: RouteMatch) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: attraction.name,
  description: attraction.summary,
  image: attraction.pictures.map((picture) => pictureAddress(origin, picture)),
  sku: attraction.id,
  category: attraction.categories.map(({ name }) => name).join(', '),
  ...ratingLd(attraction),
  ...offersLd(attraction.priceFrom, attraction.available, `${origin}/attraction/${attraction.id}`),
  ...reviewsLd(attraction.reviews),
});
