import { PRODUCT_KINDS, type Home, type ProductKind } from '@straits/api-contract';
import type { Deps } from '../../deps';
import { findCards } from './cards.sql';
import { countIn } from './states';
import type { Snapshot } from './search/snapshot';
import { textsOf } from './texts.rules';
import type { View } from './view';

const COUNTRIES = ['SG', 'ID', 'MY'] as const;
const EACH = 8;

const recommendedOf = (snapshot: Snapshot, kind: ProductKind) =>
  [...snapshot.orderOf(kind, 'recommended').subarray(0, EACH)].map((row) => snapshot.products[row]!.id);

/** The most popular products of a country, whatever their kind. */
function popularIn(snapshot: Snapshot, country: string) {
  const leaders = PRODUCT_KINDS.flatMap((kind) => {
    const rows: number[] = [];
    for (const row of snapshot.orderOf(kind, 'popularity')) {
      if (snapshot.products[row]!.country === country) rows.push(row);
      if (rows.length === EACH) break;
    }
    return rows;
  });
  return leaders
    .map((row) => snapshot.products[row]!)
    .sort((a, b) => b.popularity - a.popularity)
    .slice(0, EACH)
    .map(({ id }) => id);
}

/** What the home page shows: recommended products by kind, popular ones by country, and the states with their attractions. */
export async function viewHome(deps: Deps, snapshot: Snapshot, view: View): Promise<Home> {
  const recommended = PRODUCT_KINDS.map((kind) => [kind, recommendedOf(snapshot, kind)] as const);
  const popular = COUNTRIES.map((country) => [country, popularIn(snapshot, country)] as const);
  const ids = [...recommended, ...popular].flatMap(([, list]) => list);
  const cards = new Map((await findCards(deps.db, [...new Set(ids)], view)).map((card) => [card.id, card]));
  const shown = (lists: (readonly [string, string[]])[]) =>
    Object.fromEntries(lists.map(([key, list]) => [key, list.flatMap((id) => cards.get(id) ?? [])]));
  return {
    recommended: shown(recommended) as Home['recommended'],
    popular: shown(popular) as Home['popular'],
    states: snapshot.states
      .map(({ id, country, texts }) => ({
        id,
        country,
        name: textsOf(texts, view.language).name,
        count: countIn(snapshot, id, 'attraction'),
      }))
      .filter(({ count }) => count > 0),
  };
}
