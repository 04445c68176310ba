import type { Attraction, PackageFacts } from '@straits/api-contract';
import { useParams, useSearchParams } from '@straits/router';
import { useTripProduct } from '../trip/use-trip-product';
import {
  packageStepPath,
  readPackageChoice,
  writePackageChoice,
  type Known,
  type PackageChoice,
  type PackageStep,
} from './package-choice.rules';

export interface PackageTrip extends Known {
  product: Attraction;
  facts: PackageFacts;
  /** The address of a step with everything chosen so far, and with a change to it. */
  hrefOf: (step: PackageStep, change?: Partial<PackageChoice>) => string;
  choose: (change: Partial<PackageChoice>) => void;
}

/** The package of the address, its departures and what is chosen; null while it loads. */
export function usePackageTrip(): { trip: PackageTrip | null; failure: (() => void) | null } {
  const { slug = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const { loaded, failure } = useTripProduct('package', slug);
  const option = loaded?.product.options[0];
  const facts = loaded?.product.facts;
  if (!loaded || !option || facts?.kind !== 'package') return { trip: null, failure };
  const trip: PackageTrip = {
    ...loaded,
    facts,
    option,
    choice: readPackageChoice(search, option),
    hrefOf: (step, change = {}) => packageStepPath(slug, step, writePackageChoice(search, change)),
    choose: (change) => setSearch((now) => writePackageChoice(now, change), { replace: true, preventScrollReset: true }),
  };
  return { trip, failure: null };
}
