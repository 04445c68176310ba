import type { FerryPorts } from '@straits/api-contract';
import { TripForm } from '../ferry-trip/TripForm';
import { readTrip, writeTrip } from '../ferry-trip/trip-url.rules';

export interface SearchAgainProps {
  /** Query of the page: text, so that the form is the same until it is another search. */
  query: string;
  ports: FerryPorts['items'];
  isChecked: boolean;
  onSearched: () => void;
}

/** The search that is asked, to be changed. */
export function SearchAgain({ query, ...form }: SearchAgainProps) {
  const trip = readTrip(new URLSearchParams(query));
  return <TripForm key={writeTrip(trip).toString()} trip={trip} {...form} />;
}
