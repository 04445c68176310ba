import type { Attraction } from '@straits/api-contract';
import type { RouteMatch } from '@straits/remote-contract';
import { offersLd } from '../product/ld-parts.rules';
import { pictureAddress } from '../product/product-ld.rules';

/** A ride as a service with an offer. The price is the one that is charged. */
export function rideLd(product: Attraction, { origin }: RouteMatch): object[] {
  const { facts, priceFrom } = product;
  if (facts?.kind !== 'transport') return [];
  const url = `${origin}/transport/${product.id}`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'TaxiService',
      name: product.name,
      description: product.summary,
      url,
      image: product.pictures.map((picture) => pictureAddress(origin, picture)),
      areaServed: [facts.from, ...(facts.to ? [facts.to] : [])].map(({ name }) => ({ '@type': 'Place', name })),
      ...offersLd(priceFrom, product.available, url),
    },
  ];
}
