import type { Attraction, CruiseFacts } from '@straits/api-contract';
import { useSearchParams } from '@straits/router';
import { useTripProduct } from '../trip/use-trip-product';
import {
  cruiseStepPath,
  readCruiseChoice,
  writeCruiseChoice,
  type CruiseChange,
  type CruiseStep,
  type KnownCruise,
} from './cruise-choice.rules';

export interface CruiseTrip extends KnownCruise {
  product: Attraction;
  facts: CruiseFacts;
  /** The address of a step with everything chosen so far, and with a change to it. */
  hrefOf: (step: CruiseStep | 'no-available-date', change?: CruiseChange) => string;
  choose: (change: CruiseChange) => void;
}

/** A cruise, its sailings and what is chosen; null while it loads. */
export function useCruiseTrip(slug: string): { trip: CruiseTrip | null; failure: (() => void) | null } {
  const [search, setSearch] = useSearchParams();
  const { loaded, failure } = useTripProduct('cruise', slug);
  const facts = loaded?.product.facts;
  if (!loaded || facts?.kind !== 'cruise') return { trip: null, failure };
  const { options } = loaded.product;
  const trip: CruiseTrip = {
    ...loaded,
    facts,
    options,
    choice: readCruiseChoice(search, options),
    hrefOf: (step, change = {}) => cruiseStepPath(slug, step, writeCruiseChoice(search, change)),
    choose: (change) => setSearch((now) => writeCruiseChoice(now, change), { replace: true, preventScrollReset: true }),
  };
  return { trip, failure: null };
}
