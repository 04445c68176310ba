import type { Attraction, Base, Company, Money, ProductCard } from '@straits/api-contract';
import { exponentOf } from '@straits/i18n';
import type { ResourceRef, RouteMatch } from '@straits/remote-contract';
import { productPath } from './product-links.rules';

/** Start-up settings that every page is rendered with; pages name them to use them in their head. */
export const baseResource: ResourceRef = { path: '/base' };
export const companyResource: ResourceRef = { path: '/company' };

const decimal = ({ amount, currency }: Money) => (amount / 10 ** exponentOf(currency)).toFixed(exponentOf(currency));

export const pictureAddress = (origin: string, picture: ProductCard['picture']) => {
  const width = picture.widths.findLast((one) => one <= 1280) ?? picture.widths.at(-1);
  return new URL(`${picture.src}-${width}.webp`, origin).href;
};

/** Addresses and names from the outermost page to this one. */
export const breadcrumbLd = (origin: string, crumbs: { name: string; path: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + path })),
});

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

export const organizationLd = (origin: string, base: Base, company: Company | undefined) => ({
  '@context': 'https://schema.org',
  '@type': 'TravelAgency',
  name: base.CompanyName,
  url: origin,
  telephone: base.SupportPhone,
  email: base.SupportEmail,
  identifier: base.LicenceNo,
  ...(company ? { foundingDate: String(company.Founded), address: company.Address.join(', '), taxID: company.UEN } : {}),
  sameAs: Object.values(base.Social),
});

/** A list page's items in their order. */
export const itemListLd = (origin: string, cards: ProductCard[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: cards
    .slice(0, 24)
    .map((card, index) => ({ '@type': 'ListItem', position: index + 1, url: origin + productPath(card), name: card.name })),
});
