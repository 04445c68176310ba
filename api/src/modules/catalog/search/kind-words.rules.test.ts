import { readKind } from './kind-words.rules';

test.each([
  ['ferry tickets to Batam', 'ferry', 'batam'],
  ['private transfer', 'transport', ''],
  ['things to do in Penang', 'attraction', 'penang'],
  ['Kapal pesiar dari Singapura', 'cruise', 'singapura'],
  ['hotel murah di Bali', 'hotel', 'bali'],
  ['巴淡渡轮', 'ferry', '巴淡'],
  ['郵輪', 'cruise', ''],
  ['zoo in Singapore', null, 'zoo singapore'],
  // Two kinds, and a word that only holds one.
  ['ferry and hotel', null, 'ferry hotel'],
  ['hotelier', null, 'hotelier'],
])('%s', (text, kind, rest) => {
  expect(readKind(text)).toEqual({ kind, rest });
});
