import type { Attraction } from '@straits/api-contract';
import { exponentOf } from '@straits/i18n';
import type { RouteMatch } from '@straits/remote-contract';
import { pictureAddress } from '../product/product-ld.rules';

/** A ride as a service with an offer. The price is the one that is charged. */
export function rideLd(product: Attraction, { origin }: RouteMatch): object[] {
  const { facts, priceFrom } = product;
  if (facts?.kind !== 'transport') return [];
  const exponent = priceFrom ? exponentOf(priceFrom.charge.currency) : 0;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'TaxiService',
      name: product.name,
      description: product.summary,
      url: `${origin}/transport/${product.id}`,
      image: product.pictures.map((picture) => pictureAddress(origin, picture)),
      areaServed: [facts.from, ...(facts.to ? [facts.to] : [])].map(({ name }) => ({ '@type': 'Place', name })),
      ...(priceFrom
        ? {
            offers: {
              '@type': 'Offer',
              price: (priceFrom.charge.amount / 10 ** exponent).toFixed(exponent),
              priceCurrency: priceFrom.charge.currency,
              availability: product.available ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
            },
          }
        : {}),
    },
  ];
}
