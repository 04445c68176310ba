import { PRODUCT_KINDS } from '@straits/api-contract';
import type { SnapshotPlaces, SnapshotProduct } from './snapshot.sql';

// What search loops over, one plain array of numbers per property: row by row as the products stand.

/** Ratings that people narrow by. */
export const RATING_STEPS = [4.5, 4, 3.5, 3];
const ratingStepOf = (rating: number) => {
  const step = RATING_STEPS.findIndex((least) => rating >= least);
  return step < 0 ? RATING_STEPS.length : step;
};

export function columnsOf(products: SnapshotProduct[], places: SnapshotPlaces) {
  const countries = [...new Set(places.states.map(({ country }) => country))];
  const countryAt = new Map(countries.map((country, index) => [country, index]));
  const stateAt = new Map(places.states.map(({ id }, index) => [id, index]));
  const placeAt = new Map(places.places.map(({ id }, index) => [id, index]));
  const rowOf = new Int32Array(products.reduce((most, { no }) => Math.max(most, no), 0) + 1).fill(-1);
  products.forEach(({ no }, row) => (rowOf[no] = row));
  return {
    countries,
    rowOf,
    kind: Uint8Array.from(products, (product) => PRODUCT_KINDS.indexOf(product.kind)),
    country: Uint16Array.from(products, (product) => countryAt.get(product.country) ?? 0),
    state: Uint16Array.from(products, (product) => stateAt.get(product.stateId) ?? 0),
    place: Uint16Array.from(products, (product) => placeAt.get(product.placeId) ?? 0),
    rating: Float32Array.from(products, (product) => (product.rating === null ? NaN : Number(product.rating))),
    ratingStep: Uint8Array.from(products, (product) => ratingStepOf(Number(product.rating ?? 0))),
    instant: Uint8Array.from(products, (product) => (product.instant ? 1 : 0)),
    freeCancellation: Uint8Array.from(products, (product) => (product.freeCancellation ? 1 : 0)),
    latitude: Float64Array.from(products, (product) => product.latitude),
    longitude: Float64Array.from(products, (product) => product.longitude),
  };
}

export function categoryColumns(products: SnapshotProduct[], ofProducts: { no: number; categories: string }[], places: SnapshotPlaces) {
  const position = new Map(places.categories.map(({ id }, index) => [id, index]));
  const categories = new Map(ofProducts.map((row) => [row.no, row.categories]));
  const category: number[] = [];
  const categoryFrom = new Int32Array(products.length + 1);
  products.forEach(({ no }, row) => {
    for (const id of categories.get(no)?.split(' ') ?? []) category.push(position.get(id) ?? 0);
    categoryFrom[row + 1] = category.length;
  });
  return { category: Uint16Array.from(category), categoryFrom };
}
