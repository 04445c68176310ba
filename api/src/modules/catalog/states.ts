import { sql } from 'kysely';
import type { ProductKind, State } from '@straits/api-contract';
import type { Deps } from '../../deps';
import { countryName } from './country-names';
import { countOf, placeColumns } from './places/place-columns';
import { findPictures } from './places/places.sql';
import type { Snapshot } from './search/snapshot';
import { introOf, pictureOf, textsOf, type StoredPicture, type Texts } from './texts.rules';
import type { View } from './view';

interface StateRow {
  id: string;
  country: string;
  texts: Texts<{ name: string; intro: string }>;
  /** Without `src` where the supplier sent none: then the state's most popular product lends its own. */
  picture: StoredPicture | Record<string, never>;
}

const hasPicture = (row: StateRow): row is StateRow & { picture: StoredPicture } => 'src' in row.picture;

async function findStateRows(deps: Deps, id: string | null): Promise<StateRow[]> {
  const { rows } = await sql<StateRow>`
    select id, country, texts, picture from states where ${id}::text is null or id = ${id} order by position, id`.execute(deps.db);
  return rows;
}

const positionOf = (snapshot: Snapshot, id: string) => snapshot.states.findIndex((state) => state.id === id);

const leaderOf = (snapshot: Snapshot, stateId: string): string =>
  snapshot.products[placeColumns(snapshot).leaderOfState[positionOf(snapshot, stateId)] ?? -1]?.id ?? '';

/** Active products of a kind in a state. */
export const countIn = (snapshot: Snapshot, stateId: string, kind: ProductKind): number =>
  countOf(placeColumns(snapshot).ofState, positionOf(snapshot, stateId), kind);

/** States with the number of their products of a kind; all, or one. */
export async function viewStates(
  deps: Deps,
  snapshot: Snapshot,
  asked: { id: string | null; kind: ProductKind },
  view: View,
): Promise<State[]> {
  const rows = await findStateRows(deps, asked.id);
  const lenders = rows.filter((row) => !hasPicture(row)).map(({ id }) => leaderOf(snapshot, id));
  const lent = await findPictures(deps.db, lenders);
  return rows.map((row) => ({
    id: row.id,
    name: textsOf(row.texts, view.language).name,
    country: row.country,
    countryName: countryName(row.country, view.language),
    ...introOf(row.texts, view.language),
    picture: pictureOf(hasPicture(row) ? [row.picture] : (lent.get(leaderOf(snapshot, row.id)) ?? []), view.language),
    count: countIn(snapshot, row.id, asked.kind),
  }));
}
