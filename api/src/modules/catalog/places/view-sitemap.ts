import { productKind, type SitemapPage, type SitemapSection } from '@straits/api-contract';
import type { Snapshot } from '../search/snapshot';
import { countsAt, placeColumns } from './place-columns';

/** Below the 50,000 addresses that a sitemap may have. */
const PAGE = 40_000;

function idsOf(snapshot: Snapshot, section: SitemapSection): string[] {
  const kind = productKind.safeParse(section);
  if (kind.success) return snapshot.products.flatMap((product) => (product.kind === kind.data ? [product.id] : []));
  const { ofPlace, ofCountry } = placeColumns(snapshot);
  const isSold = (counts: Uint32Array, position: number) => countsAt(counts, position).length > 0;
  const cities = snapshot.places.filter((_, position) => isSold(ofPlace, position));
  if (section === 'city') return cities.map(({ id }) => id);
  if (section === 'country') return snapshot.countries.filter((_, position) => isSold(ofCountry, position));
  return [...new Set(cities.map(({ stateId }) => stateId))];
}

/** Ids of a section, a page at a time. */
export function viewSitemap(snapshot: Snapshot, section: SitemapSection, page: number): SitemapPage {
  const ids = idsOf(snapshot, section);
  return { ids: ids.slice((page - 1) * PAGE, page * PAGE), pages: Math.max(1, Math.ceil(ids.length / PAGE)) };
}
