import type { Attraction } from '@straits/api-contract';
import { NearMap } from '../place-map/NearMap';

/** Where a product is. */
export const LocationMap = ({ attraction: { id, name, location } }: { attraction: Attraction }) => (
  <NearMap marks={[{ id, name, label: name, ...location }]} />
);
