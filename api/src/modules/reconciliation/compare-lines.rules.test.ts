import { compareLines } from './compare-lines.rules';

const line = (bookedOn: string, amountMinor: number, text = 'Transfer', currency = 'SGD') => ({
  account: '',
  bookedOn,
  amountMinor,
  currency,
  bankRef: '',
  text,
});
const sent = (reference: string, date: string, amountMinor: number) => ({ reference, date, amountMinor, currency: 'SGD' });
const compare = (lines: ReturnType<typeof line>[], all: ReturnType<typeof sent>[]) => {
  const { matched, unknown, missing } = compareLines(lines, all);
  return [matched.map((one) => one.sent.reference), unknown.length, missing.map(({ reference }) => reference)];
};
const TOP_UP = sent('TU123456789', '2026-12-04', 50_000);

it.each([
  ['by its reference', line('2026-12-20', -50_000, 'PAYNOW TU123456789'), [['TU123456789'], 0, []]],
  ['by amount, over a weekend', line('2026-12-07', -50_000), [['TU123456789'], 0, []]],
  ['not by an amount of other days', line('2026-12-10', -50_000), [[], 1, ['TU123456789']]],
  ['not by another amount, whatever it names', line('2026-12-04', -49_999, 'TU123456789'), [[], 1, ['TU123456789']]],
  ['not in another currency', line('2026-12-04', -50_000, 'TU123456789', 'USD'), [[], 1, ['TU123456789']]],
  ['not by money in', line('2026-12-04', 50_000, 'TU123456789'), [[], 0, ['TU123456789']]],
])('finds a payment %s', (_case, given, expected) => {
  expect(compare([given], [TOP_UP])).toEqual(expected);
});

it('lets lines with a reference choose first, and finds each payment once', () => {
  const other = sent('TU987654321', '2026-12-05', 50_000);

  expect(compare([line('2026-12-04', -50_000), line('2026-12-05', -50_000, 'TU123456789')], [TOP_UP, other])).toEqual([
    ['TU987654321', 'TU123456789'],
    0,
    [],
  ]);
  expect(compare([line('2026-12-04', -50_000), line('2026-12-04', -50_000)], [TOP_UP])).toEqual([['TU123456789'], 1, []]);
});
