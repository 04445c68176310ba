import { matchLines } from './match-lines.rules';

const line = (text: string, amountMinor = 50_000, currency = 'SGD') => ({
  account: '',
  bookedOn: '2026-12-01',
  amountMinor,
  currency,
  bankRef: '',
  text,
});
const promised = [
  { key: 'top_up:1', reference: 'TU123456789', amountMinor: 50_000, currency: 'SGD' },
  { key: 'payment:1', reference: 'STKQ2MX9PA', amountMinor: 8_000, currency: 'SGD' },
  { key: 'payment:2', reference: 'STKQ2MX9PA-2', amountMinor: 8_000, currency: 'SGD' },
];
const match = (...lines: ReturnType<typeof line>[]) =>
  matchLines(lines, promised).map(({ to, near }) => [to?.key ?? null, near?.key ?? null]);

it.each([
  ['PAYNOW TU123456789 THANKS', 50_000, ['top_up:1', null]],
  ['paynow tu123 456 789', 50_000, ['top_up:1', null]],
  ['TU123456789', 49_999, [null, 'top_up:1']],
  ['TU12345678', 50_000, [null, null]],
  ['Rent', 50_000, [null, null]],
  ['STKQ2MX9PA', 8_000, ['payment:1', null]],
  ['REF STKQ2MX9PA-2', 8_000, ['payment:2', null]],
])('%j over %i pays %j', (text, amount, expected) => {
  expect(match(line(text, amount))).toEqual([expected]);
});

it('keeps a promise once, and minds the currency', () => {
  expect(match(line('TU123456789'), line('TU123456789'))).toEqual([
    ['top_up:1', null],
    [null, null],
  ]);
  expect(match(line('TU123456789', 50_000, 'USD'))).toEqual([[null, 'top_up:1']]);
});
