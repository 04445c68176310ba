import { productKind, type SitemapPage, type SitemapSection } from '@straits/api-contract';
import type { Snapshot } from '../search/snapshot';
import { countsAt, placeColumns } from './place-columns';

/** A sitemap may have 50,000 addresses; the site writes this many, in every language, without a shopper noticing. */
const PAGE = 5_000;

type Entry = [id: string, updatedAt: number | null];

const unknown = (id: string): Entry => [id, null];

function entriesOf(snapshot: Snapshot, section: SitemapSection): Entry[] {
  const kind = productKind.safeParse(section);
  if (kind.success) return snapshot.products.flatMap((product) => (product.kind === kind.data ? [[product.id, product.updatedAt]] : []));
  const { ofPlace, ofCountry } = placeColumns(snapshot);
  const isSold = (counts: Uint32Array, position: number) => countsAt(counts, position).length > 0;
  const cities = snapshot.places.filter((_, position) => isSold(ofPlace, position));
  if (section === 'city') return cities.map(({ id }) => unknown(id));
  if (section === 'country') return snapshot.countries.filter((_, position) => isSold(ofCountry, position)).map(unknown);
  return [...new Set(cities.map(({ stateId }) => stateId))].map(unknown);
}

const instantOf = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1000).toISOString());

/** Ids of a section and when each changed, a page at a time. */
export function viewSitemap(snapshot: Snapshot, section: SitemapSection, page: number): SitemapPage {
  const all = entriesOf(snapshot, section);
  const shown = all.slice((page - 1) * PAGE, page * PAGE);
  return {
    ids: shown.map(([id]) => id),
    updatedAt: shown.map(([, updatedAt]) => instantOf(updatedAt)),
    pages: Math.max(1, Math.ceil(all.length / PAGE)),
  };
}
