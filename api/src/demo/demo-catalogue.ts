import { CatalogueImport } from '../modules/catalog/import/import-format';
import { attractionOf } from './demo-attractions';
import { hotelOf } from './demo-hotels';
import { DEMO_FERRIES } from './ferries/demo-ferries';
import { DEMO_RIDES } from './rides/demo-rides';
import { INDONESIA } from './attractions-indonesia';
import { INDONESIA_HOTELS } from './hotels-indonesia';
import { MALAYSIA_HOTELS } from './hotels-malaysia';
import { SINGAPORE_HOTELS } from './hotels-singapore';
import { MALAYSIA } from './attractions-malaysia';
import { CATEGORIES, PLACES, STATES } from './places';
import { SINGAPORE } from './attractions-singapore';
import { CRUISES } from './tours/cruises';
import { cruiseOf } from './tours/demo-cruises';
import { packageOf } from './tours/demo-packages';
import { PACKAGES_INDONESIA } from './tours/packages-indonesia';
import { PACKAGES_MALAYSIA } from './tours/packages-malaysia';
import { PACKAGES_SINGAPORE } from './tours/packages-singapore';

export { NASTY_CASES } from './nasty-cases';

/** The demonstration catalogue, in the same form and through the same checks as an agency's own. The same for the same `today`. */
export function demoCatalogue(today: string): CatalogueImport {
  const attractions = [...SINGAPORE, ...INDONESIA, ...MALAYSIA].map((row) => attractionOf(row, today));
  const hotels = [...SINGAPORE_HOTELS, ...INDONESIA_HOTELS, ...MALAYSIA_HOTELS].map((row) => hotelOf(row, today));
  const tours = [...[...PACKAGES_INDONESIA, ...PACKAGES_SINGAPORE, ...PACKAGES_MALAYSIA].map(packageOf), ...CRUISES.map(cruiseOf)];
  return CatalogueImport.parse({
    version: 1,
    supplier: { code: 'STRAITS', name: 'Straits demonstration', email: 'supply@straits.test', phone: '+65 6123 4500' },
    states: STATES,
    places: PLACES,
    categories: CATEGORIES,
    products: [...attractions, ...hotels, ...DEMO_FERRIES, ...DEMO_RIDES, ...tours],
  });
}
