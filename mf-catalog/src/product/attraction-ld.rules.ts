import type { Attraction, Money } from '@straits/api-contract';
import { exponentOf } from '@straits/i18n';
import type { RouteMatch } from '@straits/remote-contract';
import { pictureAddress } from './product-ld.rules';

const decimal = ({ amount, currency }: Money) => (amount / 10 ** exponentOf(currency)).toFixed(exponentOf(currency));

/** Reviews only because the page shows them (U58). The price is the one that is charged. */
export function attractionLd(attraction: Attraction, { origin }: RouteMatch) {
  const { priceFrom, rating, ratingCount } = attraction;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: attraction.name,
    description: attraction.summary,
    image: attraction.pictures.map((picture) => pictureAddress(origin, picture)),
    sku: attraction.id,
    category: attraction.categories.map(({ name }) => name).join(', '),
    ...(rating !== null && ratingCount > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: ratingCount, bestRating: 5 } }
      : {}),
    ...(priceFrom
      ? {
          offers: {
            '@type': 'Offer',
            price: decimal(priceFrom.charge),
            priceCurrency: priceFrom.charge.currency,
            availability: attraction.available ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
            url: `${origin}/attraction/${attraction.id}`,
          },
        }
      : {}),
    ...(attraction.reviews.items.length > 0
      ? {
          review: attraction.reviews.items.slice(0, 3).map((review) => ({
            '@type': 'Review',
            author: { '@type': 'Person', name: review.author },
            reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5 },
            reviewBody: review.text,
          })),
        }
      : {}),
  };
}
