import { writeFileSync } from 'node:fs';

export const BENCH_PRODUCT = 'bench-attraction-0';
export const BENCH_OPTION = 'bench-attraction-0-day';
export const SEATS = 50;

export const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const ALL_WEEK = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' }));
const WORDS = [
  'river',
  'garden',
  'temple',
  'harbour',
  'island',
  'mountain',
  'night',
  'market',
  'museum',
  'reef',
  'forest',
  'palace',
  'volcano',
  'canal',
  'tower',
  'lagoon',
];
const word = (seed: number) => WORDS[seed % WORDS.length] ?? 'river';

function productOf(index: number) {
  const id = `bench-attraction-${index}`;
  const name = `${word(index)} ${word(Math.floor(index / 16))} ${word(index * 7 + 3)} walk ${index}`;
  return {
    kind: 'attraction',
    code: `BENCH-${index}`,
    id,
    name: { en: name, 'zh-Hans': `河川步道${index}` },
    summary: { en: `A ${word(index + 5)} by the ${word(index + 9)}` },
    description: { en: `A walk past the ${word(index + 2)} and the ${word(index + 11)}.` },
    placeId: `bench-place-${index % 40}`,
    categoryIds: [`bench-category-${index % 12}`],
    latitude: 1.2 + (index % 100) / 500,
    longitude: 103.6 + (index % 97) / 300,
    openingHours: { timeZone: 'Asia/Singapore', weekly: ALL_WEEK },
    pictures: [{ draw: { scene: 'islands', palette: 'noon', seed: 1 } }],
    options: [
      {
        code: 'DAY',
        id: `${id}-day`,
        name: { en: 'Day ticket' },
        chargeCurrency: 'SGD',
        inventory: { capacity: SEATS },
        units: [{ id: `${id}-day-adult`, type: 'ADULT', name: { en: 'Adult' }, price: 1_000 + (index % 900) * 10, netPrice: 900 }],
      },
    ],
  };
}

/** Writes a catalogue of `count` attractions in the agency's import format (docs/runbooks/import-a-catalogue.md). */
export function writeBenchCatalogue(file: string, count: number): void {
  const states = ['SG', 'ID', 'MY'].map((country) => ({
    id: `bench-state-${country.toLowerCase()}`,
    name: { en: `Bench ${country}` },
    country,
  }));
  const places = Array.from({ length: 40 }, (_, index) => ({
    id: `bench-place-${index}`,
    name: { en: `Bench place ${index}` },
    stateId: states[index % 3]?.id,
    latitude: 1.3,
    longitude: 103.8,
    timeZone: 'Asia/Singapore',
  }));
  const categories = Array.from({ length: 12 }, (_, index) => ({ id: `bench-category-${index}`, name: { en: `Bench category ${index}` } }));
  const products = Array.from({ length: count }, (_, index) => productOf(index));
  writeFileSync(
    file,
    JSON.stringify({ version: 1, supplier: { code: 'BENCH', name: 'Bench supplier' }, states, places, categories, products }),
  );
}
