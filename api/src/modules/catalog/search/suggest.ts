import { productKind, type ProductKind, type Suggestion, type Suggestions } from '@straits/api-contract';
import { productAddress } from '@straits/api-contract/product-address';
import { otherLangOf, textsOf, type Texts } from '../texts.rules';
import { countryName } from '../country-names';
import type { View } from '../view';
import { folded } from './search-words.rules';
import type { Snapshot } from './snapshot';
import { findProducts, type Asked, type Found } from './suggested-rows';

const MOST_PLACES = 3;
const MOST_CATEGORIES = 2;

const foldedNames = new WeakMap<object, string[]>();

/** The names of a place or category in all languages, folded; worked out once, since every letter typed asks for all of them. */
function namesIn(texts: Texts<string | { name: string }>): string[] {
  const known = foldedNames.get(texts);
  if (known) return known;
  const names = Object.values(texts).map((words) => folded(typeof words === 'string' ? words : words.name));
  foldedNames.set(texts, names);
  return names;
}

const HAN = /^\p{Script=Han}/u;

/** A name begins with what was typed, or one of its words does; Chinese names contain it. */
const isNamed = (texts: Texts<string | { name: string }>, typed: string) =>
  namesIn(texts).some((name) => name.startsWith(typed) || name.includes(` ${typed}`) || (HAN.test(typed) && name.includes(typed)));

const listPage = (parameter: string, value: string) => `/search?${parameter}=${encodeURIComponent(value)}`;

function suggestStates(snapshot: Snapshot, typed: string, { language }: View): Suggestion[] {
  return snapshot.states
    .filter(({ texts }) => isNamed(texts, typed))
    .map(({ id, country, texts }) => ({
      type: 'place',
      id,
      kind: null,
      name: textsOf(texts, language).name,
      detail: countryName(country, language),
      href: listPage('state', id),
    }));
}

function suggestPlaces(snapshot: Snapshot, typed: string, { language }: View): Suggestion[] {
  const states = new Map(snapshot.states.map((state) => [state.id, state]));
  return snapshot.places
    .filter(
      ({ texts, stateId }) => isNamed(texts, typed) && textsOf(texts, language) !== textsOf(states.get(stateId)!.texts, language).name,
    )
    .map(({ id, stateId, texts }) => {
      const name = textsOf(texts, language);
      return { type: 'place', id, kind: null, name, detail: textsOf(states.get(stateId)!.texts, language).name, href: `/city?city=${id}` };
    });
}

// A category of no kind in particular is stored with an empty one.
const isKind = (kind: string): kind is ProductKind => productKind.safeParse(kind).success;

function suggestCategories(snapshot: Snapshot, typed: string, { language }: View): Suggestion[] {
  return snapshot.categories
    .filter(({ texts }) => isNamed(texts, typed))
    .map(({ id, kind, texts }) => ({
      type: 'category',
      id,
      kind: isKind(kind) ? kind : null,
      name: textsOf(texts, language),
      lang: otherLangOf(texts, language),
      detail: '',
      href: listPage('category', id),
    }));
}

function suggestProducts(snapshot: Snapshot, { rows, wish }: Found, { language }: View): Suggestion[] {
  const states = new Map(snapshot.states.map((state) => [state.id, state]));
  return rows.map((row) => {
    const { id, kind, stateId, country } = snapshot.products[row]!;
    const state = textsOf(states.get(stateId)!.texts, language).name;
    const land = countryName(country, language);
    const name = snapshot.nameOf(row, language);
    return {
      type: 'product',
      id,
      kind,
      name,
      lang: language !== 'en' && name === snapshot.nameOf(row, 'en') ? 'en' : undefined,
      detail: state === land ? land : [state, land].join(language.startsWith('zh') ? '，' : ', '),
      href: productAddress({ kind, id }, wish),
    };
  });
}

/** A list or a place's page, for the day that was asked for. */
const onDay = (suggestion: Suggestion, date: string | null | undefined): Suggestion =>
  date ? { ...suggestion, href: `${suggestion.href}&date=${date}` } : suggestion;

/** What somebody who types may be looking for: places, categories, then products, in the shopper's language whatever language was typed. */
export function suggest(asked: Asked): Suggestions {
  const { snapshot, query, view } = asked;
  const found = findProducts(asked);
  const { rows, wish } = found;
  const typed = folded(found.q).trim();
  const named = typed || !wish ? [...suggestStates(snapshot, typed, view), ...suggestPlaces(snapshot, typed, view)] : [];
  const categories = typed || !wish ? suggestCategories(snapshot, typed, view).slice(0, MOST_CATEGORIES) : [];
  const frame = [...named.slice(0, MOST_PLACES), ...categories].map((one) => onDay(one, wish?.date)).slice(0, query.limit);
  // Products are what people come for: at least half of the room is theirs when there are enough.
  const room = Math.max(query.limit - rows.length, Math.ceil(query.limit / 2));
  return { items: [...frame.slice(0, room), ...suggestProducts(snapshot, found, view)].slice(0, query.limit), wish };
}
