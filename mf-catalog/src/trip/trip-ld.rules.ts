import type { Attraction, Departure } from '@straits/api-contract';
import type { RouteMatch } from '@straits/remote-contract';
import { attractionLd } from '../product/attraction-ld.rules';
import { offersLd } from '../product/ld-parts.rules';
import { hasPlaces } from './departure.rules';

/** Stops of a journey by name; a day at sea is none. */
function stopsOf({ facts }: Attraction): string[] {
  if (facts?.kind === 'package') return [...new Set(facts.itinerary.flatMap(({ place }) => place?.name ?? []))];
  return facts?.kind === 'cruise' ? facts.ports : [];
}

/** A journey as product with its rating and reviews, and as TouristTrip with its stops (U58). The price is the one that is charged. */
export function tripLd(product: Attraction, departures: readonly Departure[], match: RouteMatch) {
  const { origin } = match;
  const url = `${origin}/${product.kind}/${product.id}`;
  return {
    ...attractionLd(product, match),
    '@type': ['Product', 'TouristTrip'],
    url,
    itinerary: {
      '@type': 'ItemList',
      itemListElement: stopsOf(product).map((name, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: { '@type': 'Place', name },
      })),
    },
    ...offersLd(product.priceFrom, departures.some(hasPlaces), url),
  };
}
