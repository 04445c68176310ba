import { PRODUCT_KINDS, type City, type CityPage, type Country, type CountryPage, type Picture } from '@straits/api-contract';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refusal';
import { findCards } from '../cards.sql';
import { countryName } from '../country-names';
import type { Snapshot } from '../search/snapshot';
import { introOf, pictureOf, textsOf } from '../texts.rules';
import type { View } from '../view';
import { countsAt, placeColumns, totalOf } from './place-columns';
import { findPictures } from './places.sql';

const MOST_CITIES = 1_000;
const NEARBY = 6;
const EACH = 8;

export interface Looked {
  deps: Deps;
  snapshot: Snapshot;
  view: View;
}

type PictureOfRow = (row: number) => Picture;

/** Pictures of the products that lead in their places, asked for at once. */
async function readPictures({ deps, snapshot, view }: Looked, rows: Iterable<number>): Promise<PictureOfRow> {
  const idOf = (row: number) => snapshot.products[row]?.id ?? '';
  const pictures = await findPictures(deps.db, [...rows].filter((row) => row >= 0).map(idOf));
  return (row) => pictureOf(pictures.get(idOf(row)) ?? [], view.language);
}

function cityAt({ snapshot, view }: Looked, position: number, picture: PictureOfRow): City {
  const { id, stateId, country, latitude, longitude, texts, locode, iata } = snapshot.places[position]!;
  const { ofPlace, leaderOfPlace } = placeColumns(snapshot);
  const counts = countsAt(ofPlace, position);
  return {
    id,
    name: textsOf(texts, view.language),
    stateId,
    state: textsOf(snapshot.states.find((state) => state.id === stateId)!.texts, view.language).name,
    country,
    countryName: countryName(country, view.language),
    location: { latitude, longitude },
    locode,
    iata,
    picture: picture(leaderOfPlace[position]!),
    counts,
    total: totalOf(counts),
  };
}

/** Positions of the places in which something is sold. */
const soldAt = (snapshot: Snapshot): number[] => {
  const { leaderOfPlace } = placeColumns(snapshot);
  return snapshot.places.flatMap((_, position) => (leaderOfPlace[position]! >= 0 ? [position] : []));
};

async function citiesAt(looked: Looked, positions: number[]): Promise<City[]> {
  const { leaderOfPlace } = placeColumns(looked.snapshot);
  const picture = await readPictures(
    looked,
    positions.map((position) => leaderOfPlace[position]!),
  );
  return positions.map((position) => cityAt(looked, position, picture));
}

const byName = (language: string) => {
  const collator = new Intl.Collator(language);
  return (a: { name: string }, b: { name: string }) => collator.compare(a.name, b.name);
};

/** Cities in which something can be bought, by name as the shopper's language orders names. */
export async function viewCities(looked: Looked): Promise<City[]> {
  return (await citiesAt(looked, soldAt(looked.snapshot).slice(0, MOST_CITIES))).sort(byName(looked.view.language));
}

/** The most popular products of each kind among rows that a test accepts. */
async function popularOf({ deps, snapshot, view }: Looked, isIn: (row: number) => boolean): Promise<CityPage['popular']> {
  const lists = PRODUCT_KINDS.map((kind) => {
    const ids: string[] = [];
    for (const row of snapshot.orderOf(kind, 'popularity')) {
      if (isIn(row)) ids.push(snapshot.products[row]!.id);
      if (ids.length === EACH) break;
    }
    return { kind, ids };
  });
  const cards = new Map(
    (
      await findCards(
        deps.db,
        lists.flatMap(({ ids }) => ids),
        view,
      )
    ).map((card) => [card.id, card]),
  );
  return lists.map(({ kind, ids }) => ({ kind, items: ids.flatMap((id) => cards.get(id) ?? []) })).filter(({ items }) => items.length > 0);
}

function nearestTo(snapshot: Snapshot, position: number): number[] {
  const { latitude, longitude } = snapshot.places[position]!;
  // Degrees of longitude are shorter away from the equator.
  const narrower = Math.cos((latitude * Math.PI) / 180);
  const distance = (other: number) =>
    (snapshot.places[other]!.latitude - latitude) ** 2 + ((snapshot.places[other]!.longitude - longitude) * narrower) ** 2;
  return soldAt(snapshot)
    .filter((other) => other !== position)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, NEARBY);
}

/** A city with what is liked there, by kind. One without anything to buy shows its neighbours. Refuses: not_found. */
export async function viewCity(looked: Looked, id: string): Promise<CityPage> {
  const { snapshot, view } = looked;
  const position = snapshot.places.findIndex((place) => place.id === id);
  if (position < 0) refuse('not_found');
  const [cities, popular] = await Promise.all([
    citiesAt(looked, [position, ...nearestTo(snapshot, position)]),
    popularOf(looked, (row) => snapshot.place[row] === position),
  ]);
  const [city, ...nearby] = cities;
  const state = snapshot.states.find(({ id: stateId }) => stateId === city!.stateId)!;
  return { city: city!, ...introOf(state.texts, view.language), popular, nearby };
}

const countryAt = ({ snapshot, view }: Looked, position: number, picture: PictureOfRow): Country => {
  const { ofCountry, leaderOfCountry } = placeColumns(snapshot);
  const code = snapshot.countries[position]!;
  const counts = countsAt(ofCountry, position);
  return {
    code,
    name: countryName(code, view.language),
    picture: picture(leaderOfCountry[position]!),
    counts,
    total: totalOf(counts),
    cities: soldAt(snapshot).filter((place) => snapshot.places[place]!.country === code).length,
  };
};

/** Countries in which something can be bought, in the order of the catalogue's states. */
export async function viewCountries(looked: Looked): Promise<Country[]> {
  const { leaderOfCountry } = placeColumns(looked.snapshot);
  const picture = await readPictures(looked, leaderOfCountry);
  return looked.snapshot.countries.map((_, position) => countryAt(looked, position, picture)).filter(({ total }) => total > 0);
}

/** A country with its cities and what is liked there. Refuses: not_found. */
export async function viewCountry(looked: Looked, code: string): Promise<CountryPage> {
  const { snapshot, view } = looked;
  const position = snapshot.countries.indexOf(code);
  if (position < 0) refuse('not_found');
  const inCountry = soldAt(snapshot).filter((place) => snapshot.places[place]!.country === code);
  const [picture, cities, popular] = await Promise.all([
    readPictures(looked, [placeColumns(snapshot).leaderOfCountry[position]!]),
    citiesAt(looked, inCountry.slice(0, MOST_CITIES)),
    popularOf(looked, (row) => snapshot.country[row] === position),
  ]);
  return { country: countryAt(looked, position, picture), popular, cities: cities.sort(byName(view.language)) };
}
