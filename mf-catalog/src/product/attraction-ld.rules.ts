import type { Attraction } from '@straits/api-contract';
import type { RouteMatch } from '@straits/remote-contract';
import { availabilityOf, decimal, ratingLd, reviewsLd } from './ld-parts.rules';
import { pictureAddress } from './product-ld.rules';

/** Reviews only because the page shows them (U58). The price is the one that is charged. */
export function attractionLd(attraction: Attraction, { origin }: RouteMatch) {
  const { priceFrom } = attraction;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: attraction.name,
    description: attraction.summary,
    image: attraction.pictures.map((picture) => pictureAddress(origin, picture)),
    sku: attraction.id,
    category: attraction.categories.map(({ name }) => name).join(', '),
    ...ratingLd(attraction),
    ...(priceFrom
      ? {
          offers: {
            '@type': 'Offer',
            price: decimal(priceFrom.charge),
            priceCurrency: priceFrom.charge.currency,
            availability: availabilityOf(attraction.available),
            url: `${origin}/attraction/${attraction.id}`,
          },
        }
      : {}),
    ...reviewsLd(attraction.reviews),
  };
}
