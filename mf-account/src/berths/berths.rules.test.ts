import { orderWith } from '../orders.fixture';
import { changedBerths, hasBerths, sharedBerths } from './berths.rules';

const order = orderWith();
const [line] = order.lines as [(typeof order.lines)[number]];
const [ada] = line.passengers as [(typeof line.passengers)[number]];
const people = (count: number) => Array.from({ length: count }, (_, index) => ({ ...ada, id: `p${index}` }));

it.each([
  ['ferry', 2, true],
  ['ferry', 1, false],
  ['hotel', 1, true],
  ['attraction', 9, false],
  ['attraction', 10, true],
] as const)('a %s for %d has a list: %s', (kind, count, expected) => {
  expect(hasBerths(order, { ...line, kind, passengers: people(count) })).toBe(expected);
});

it('a cancelled order, line or traveller has none', () => {
  const ferry = { ...line, kind: 'ferry' as const, passengers: people(2) };

  expect(hasBerths({ status: 'CANCELLED' }, ferry)).toBe(false);
  expect(hasBerths(order, { ...ferry, isCancelled: true })).toBe(false);
  expect(hasBerths(order, { ...ferry, passengers: ferry.passengers.map((one) => ({ ...one, isCancelled: true })) })).toBe(false);
});

it('sends what differs from what is kept', () => {
  const [one, other, third] = people(3).map((person, index) => ({ ...person, berth: index === 0 ? '' : '12' }));

  expect(changedBerths([one!, other!, third!], { p0: ' 7 ', p1: '12 ', p2: '' })).toEqual([
    { travellerId: 'p0', berth: '7' },
    { travellerId: 'p2', berth: '' },
  ]);
});

it('tells who shares, as people count', () => {
  const given = [
    ['Ada', '10'],
    ['Mei', '2b'],
    ['Siti', ''],
    ['Budi', ' 2B '],
  ].map(([label = '', berth = '']) => ({ label, berth }));

  const told = sharedBerths(given).map(({ berth, people: sharing }) => ({ berth, labels: sharing.map(({ label }) => label) }));

  expect(told).toEqual([
    { berth: '2b', labels: ['Mei', 'Budi'] },
    { berth: '10', labels: ['Ada'] },
  ]);
});
