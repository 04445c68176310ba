import { askedOf, hasParts, partsOf } from './cancel-choice.rules';

const person = (id: string, isCancelled = false) => ({ id, isCancelled }) as never;
const line = (id: string, people: string[], isCancelled = false) => ({ id, isCancelled, passengers: people.map((one) => person(one)) });

describe('what of an order is cancelled', () => {
  const pair = line('a', ['a1', 'a2']);
  const room = line('b', ['b1']);

  it.each([
    ['nothing', [], null],
    ['one of two travellers', ['a1'], [{ lineId: 'a', travellerIds: ['a1'] }]],
    ['a whole line', ['a1', 'a2'], [{ lineId: 'a' }]],
    ['a line of one traveller', ['b'], [{ lineId: 'b' }]],
    ['all of it', ['a1', 'a2', 'b'], undefined],
  ])('asks for %s', (_, given, expected) => {
    expect(askedOf([pair, room], new Set(given))).toEqual(expected);
  });

  it('leaves out what is cancelled already', () => {
    const half = { ...pair, passengers: [person('a1', true), person('a2')] };

    expect(partsOf(half)).toEqual(['a']);
    expect(askedOf([half, line('c', ['c1'], true)], new Set(['a']))).toBeUndefined();
  });

  it.each([
    [[pair], true],
    [[room], false],
    [[room, line('c', ['c1'], true)], false],
  ])('knows whether there is a choice', (lines, expected) => {
    expect(hasParts(lines)).toBe(expected);
  });
});
