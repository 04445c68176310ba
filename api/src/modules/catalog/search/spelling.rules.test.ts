import { nearestWords, typingErrors } from './spelling.rules';

test.each([
  ['bali', 'bali', 0],
  ['blai', 'bali', 1],
  ['singapor', 'singapore', 1],
  ['univresel', 'universal', 2],
  ['zoo', 'aquarium', 3],
])('counts the typing errors between %s and %s as %i at most', (typed, meant, errors) => {
  expect(typingErrors(typed, meant, 2)).toBe(errors);
});

test('finds the word that was meant, and no word that is further away', () => {
  const vocabulary = ['bali', 'batam', 'garden', 'universal', 'zoo'];

  expect(nearestWords(vocabulary, 'gardne')).toEqual(['garden']);
  expect(nearestWords(vocabulary, 'unversal')).toEqual(['universal']);
  expect(nearestWords(vocabulary, 'museum')).toEqual([]);
  expect(nearestWords(['morning'], 'goreng')).toEqual([]);
});

test('misses no word that a look at every one would find', () => {
  const letters = ['a', 'b', 'q', '1', '2'];
  const vocabulary = letters.flatMap((a) => letters.flatMap((b) => letters.flatMap((c) => [`${a}${b}${c}`, `${a}${b}${c}${a}`]))).sort();
  for (const word of ['abq', 'a1b2', '12qa', 'bbbb']) {
    const least = Math.min(...vocabulary.map((one) => typingErrors(word, one, 1)));
    const nearest = vocabulary.filter((one) => typingErrors(word, one, 1) === least).slice(0, 5);

    expect(nearestWords(vocabulary, word)).toEqual(nearest);
  }
});
