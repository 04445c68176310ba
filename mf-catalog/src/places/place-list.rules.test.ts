import type { City } from '@straits/api-contract';
import { byLetter, letterOf, matching } from './place-list.rules';

const city = (name: string, more: Partial<City> = {}) => ({ id: name, name, state: 'Bali', countryName: 'Indonesia', ...more }) as City;

it.each([
  ['Ubud', 'U'],
  ['élan', 'E'],
  ['17 Mile', '0–9'],
  ['乌布', 'Indonesia'],
])('puts %s under %s', (name, letter) => {
  expect(letterOf(city(name))).toBe(letter);
});

it('keeps the order of the names under each letter', () => {
  expect(byLetter([city('Batam'), city('Bintan'), city('Ubud')]).map(([letter, cities]) => [letter, cities.length])).toEqual([
    ['B', 2],
    ['U', 1],
  ]);
});

it.each([
  ['ubu', ['Ubud']],
  ['BALI', ['Ubud', 'Kuta']],
  ['  ', ['Ubud', 'Kuta']],
  ['<script>', []],
])('finds by %s', (typed, names) => {
  expect(matching([city('Ubud'), city('Kuta')], typed).map(({ name }) => name)).toEqual(names);
});
