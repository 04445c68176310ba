import { sql } from 'kysely';
import type { ProductKind, State } from '@straits/api-contract';
import type { Deps } from '../../deps';
import { countryName } from './country-names';
import type { Snapshot } from './search/snapshot';
import { pictureOf, textsOf, type StoredPicture, type Texts } from './texts.rules';
import type { View } from './view';

/** Active products of a kind by state. */
export function countByState(snapshot: Snapshot, kind: ProductKind): Map<string, number> {
  const counts = new Map<string, number>();
  for (const product of snapshot.products) {
    if (product.kind === kind) counts.set(product.stateId, (counts.get(product.stateId) ?? 0) + 1);
  }
  return counts;
}

interface StateRow {
  id: string;
  country: string;
  texts: Texts<{ name: string; intro: string }>;
  /** Without `src` where the supplier sent none: then the state's most popular product lends its own. */
  picture: StoredPicture | Record<string, never>;
  lent: StoredPicture | null;
}

const ownPicture = ({ picture, lent }: StateRow): StoredPicture[] => ('src' in picture ? [picture as StoredPicture] : lent ? [lent] : []);

async function findStateRows(deps: Deps, id: string | null): Promise<StateRow[]> {
  const { rows } = await sql<StateRow>`
    select s.id, s.country, s.texts, s.picture,
      case when s.picture = '{}' then (select p.pictures -> 0 from products p join places pl on pl.id = p.place_id where pl.state_id = s.id and p.active order by p.popularity desc, p.id limit 1) end as lent
    from states s where ${id}::text is null or s.id = ${id} order by s.position, s.id`.execute(deps.db);
  return rows;
}

/** States with the number of their products of a kind; all, or one. */
export async function viewStates(
  deps: Deps,
  snapshot: Snapshot,
  asked: { id: string | null; kind: ProductKind },
  view: View,
): Promise<State[]> {
  const counts = countByState(snapshot, asked.kind);
  return (await findStateRows(deps, asked.id)).map((row) => ({
    id: row.id,
    name: textsOf(row.texts, view.language).name,
    country: row.country,
    countryName: countryName(row.country, view.language),
    intro: textsOf(row.texts, view.language).intro,
    picture: pictureOf(ownPicture(row), view.language),
    count: counts.get(row.id) ?? 0,
  }));
}
