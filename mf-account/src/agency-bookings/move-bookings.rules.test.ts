import { movesOf, sumByCurrency, toldOfMoves, toldOfQuotes } from './move-bookings.rules';

const sgd = (amount: number) => ({ amount, currency: 'SGD' });
const quote = { before: sgd(8_000), after: sgd(7_000), refund: sgd(1_000), fee: sgd(0) };
const told = toldOfQuotes([
  { lineId: 'a', quote, refusal: null },
  { lineId: 'b', quote: null, refusal: 'change_not_allowed' },
  { lineId: 'c', quote, refusal: null },
]);

it('moves what has a price, at the refund that was shown', () => {
  expect(movesOf(told)).toEqual([
    { lineId: 'a', expectedRefund: sgd(1_000) },
    { lineId: 'c', expectedRefund: sgd(1_000) },
  ]);
});

it('keeps the price beside what was moved, the reason beside what was not, and moves neither again', () => {
  const after = toldOfMoves(told, {
    items: [
      { lineId: 'a', isMoved: true, refusal: null },
      { lineId: 'c', isMoved: false, refusal: 'date_sold_out' },
    ],
  });

  expect(after).toEqual({
    a: { quote, refusal: null, isMoved: true },
    b: { quote: null, refusal: 'change_not_allowed', isMoved: false },
    c: { quote: null, refusal: 'date_sold_out', isMoved: false },
  });
  expect(movesOf(after)).toEqual([]);
});

it('adds up each currency alone', () => {
  expect(sumByCurrency([sgd(1), { amount: 5, currency: 'IDR' }, sgd(2)])).toEqual([sgd(3), { amount: 5, currency: 'IDR' }]);
});
