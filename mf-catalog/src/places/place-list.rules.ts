import type { City } from '@straits/api-contract';

/** What stands over a part of an A to Z list: the first letter, without its accent; names in other scripts stand under their country. */
export function letterOf({ name, countryName }: Pick<City, 'name' | 'countryName'>): string {
  const first = name.normalize('NFKD').charAt(0).toUpperCase();
  return /^[A-Z]$/.test(first) ? first : /^\d$/.test(first) ? '0–9' : countryName;
}

/** Cities under their letters, in the order in which they came. */
export function byLetter(cities: City[]): [letter: string, cities: City[]][] {
  const letters = new Map<string, City[]>();
  for (const city of cities) {
    const letter = letterOf(city);
    letters.set(letter, [...(letters.get(letter) ?? []), city]);
  }
  return [...letters];
}

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** Cities whose name, state or country contains what was typed. */
export function matching(cities: City[], typed: string): City[] {
  const wanted = folded(typed.trim());
  return wanted === ''
    ? cities
    : cities.filter(({ name, state, countryName }) => folded(`${name} ${state} ${countryName}`).includes(wanted));
}
