import type { OptionFacts, ProductFacts, ProductKind } from '@straits/api-contract';
import type { View } from '../view';
import { cruiseFacts, type CruiseDetails } from './cruise.rules';
import { ferryFacts, type FerryDetails } from './ferry.rules';
import { hotelFacts, roomFacts, type HotelDetails } from './hotel.rules';
import type { StoredOptionFacts } from './kind-option';
import { packageFacts, type PackageDetails } from './package.rules';
import { transportFacts, type TransportDetails } from './transport.rules';

/** A kind's own facts in the words of the view; null for attractions. `details` is what the importer wrote for the kind. */
export function viewFacts(kind: ProductKind, details: object, view: View): ProductFacts | null {
  switch (kind) {
    case 'attraction':
      return null;
    case 'hotel':
      return hotelFacts(details as HotelDetails, view.language);
    case 'ferry':
      return ferryFacts(details as FerryDetails, view);
    case 'cruise':
      return cruiseFacts(details as CruiseDetails, view.language);
    case 'package':
      return packageFacts(details as PackageDetails, view.language);
    case 'transport':
      return transportFacts(details as TransportDetails, view.language);
  }
}

export const viewOptionFacts = (facts: StoredOptionFacts | null, view: View): OptionFacts | null =>
  facts?.kind === 'hotel' ? roomFacts(facts, view.language) : facts;
