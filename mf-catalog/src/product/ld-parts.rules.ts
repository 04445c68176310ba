import type { Attraction, Money } from '@straits/api-contract';
import { exponentOf } from '@straits/i18n';

/** An amount as search engines read it: `12.50`. */
export const decimal = ({ amount, currency }: Money) => (amount / 10 ** exponentOf(currency)).toFixed(exponentOf(currency));

/** Where something is, or is not, to be had. */
export const availabilityOf = (isAvailable: boolean) => `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`;

/** The price that is charged, whether it is to be had, and where; nothing of what has no price. */
export const offersLd = (priceFrom: Attraction['priceFrom'], isAvailable: boolean, url: string) =>
  priceFrom && {
    offers: {
      '@type': 'Offer',
      price: decimal(priceFrom.charge),
      priceCurrency: priceFrom.charge.currency,
      availability: availabilityOf(isAvailable),
      url,
    },
  };

/** What guests gave it; nothing where nobody has. */
export const ratingLd = ({ rating, ratingCount }: Pick<Attraction, 'rating' | 'ratingCount'>) =>
  rating !== null && ratingCount > 0
    ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: ratingCount, bestRating: 5 } }
    : {};

/** The first reviews in the words that the page shows; nothing where there are none. */
export const reviewsLd = ({ items }: Pick<Attraction['reviews'], 'items'>) =>
  items.length > 0
    ? {
        review: items.slice(0, 3).map((review) => ({
          '@type': 'Review',
          author: { '@type': 'Person', name: review.author },
          reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5 },
          reviewBody: review.translation?.text ?? review.text,
        })),
      }
    : {};
