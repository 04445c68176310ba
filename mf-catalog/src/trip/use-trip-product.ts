import type { Attraction, Departure } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { productResource } from '../product-detail/product-detail.resources';
import { useDepartures } from './departures.api';

interface Loaded {
  product: Attraction;
  departures: Departure[];
}

/** A journey with its departures; `failure` asks again for what did not come. */
export function useTripProduct(kind: 'package' | 'cruise', slug: string): { loaded: Loaded | null; failure: (() => void) | null } {
  const { data: product, error, mutate } = useResource<Attraction>(productResource(kind, slug).path);
  const { departures, error: noDepartures, retry } = useDepartures(kind, slug);
  if (product && departures) return { loaded: { product, departures }, failure: null };
  const again = () => {
    void mutate();
    retry();
  };
  return { loaded: null, failure: error || noDepartures ? again : null };
}
