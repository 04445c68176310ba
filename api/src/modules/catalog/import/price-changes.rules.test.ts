import { findOptionChanges, findUnitChanges, type ComparedOption } from './price-changes.rules';

const unit = {
  productCode: 'TOWER',
  optionCode: 'DAY',
  unitId: 'adult',
  currency: 'SGD',
  currencyBefore: 'SGD',
  price: 4000,
  priceBefore: 4000,
  net: 3000,
  netBefore: 3000,
};
const option: ComparedOption = {
  productCode: 'TOWER',
  optionCode: 'DAY',
  currency: 'SGD',
  currencyBefore: 'SGD',
  extras: [],
  extrasBefore: [],
  priceDays: null,
  priceDaysBefore: null,
};
const messages = (problems: { message: string }[]) => problems.map(({ message }) => message);

it.each([
  ['nothing', {}, []],
  ['30 % exactly', { price: 5200 }, []],
  ['more than 30 %', { price: 5201 }, ['changes from SGD 40.00 to SGD 52.01 (+30 %)']],
  ['the net price alone', { net: 1000 }, ['changes from SGD 30.00 to SGD 10.00 (−67 %)']],
  ['what was free', { priceBefore: 0, netBefore: 3000 }, ['changes from SGD 0.00 to SGD 40.00']],
  ['the currency', { currency: 'IDR' }, ['changes from SGD 40.00 to IDR 40.00', 'changes from SGD 30.00 to IDR 30.00']],
])('shows a price that changes by %s', (_what, more, expected) => {
  expect(messages(findUnitChanges([{ ...unit, ...more }], 30))).toEqual(expected);
});

it('shows extras and seasons', () => {
  const extra = { id: 'lunch', priceMinor: 1000, netMinor: 800 };
  const changes = findOptionChanges(
    [
      {
        ...option,
        extras: [
          { ...extra, priceMinor: 10 },
          { ...extra, id: 'new' },
        ],
        extrasBefore: [extra],
        priceDays: { weekly: [100, 100, 100, 100, 100, 100, 200], dates: { '2027-02-17': 150, '2027-02-18': 130 } },
        priceDaysBefore: { weekly: [100, 100, 100, 100, 100, 100, 120], dates: { '2027-02-17': 100 } },
      },
    ],
    30,
  );

  expect(changes.map(({ field }) => field)).toEqual(['DAY/extras/lunch/price', 'DAY/priceDays/weekly/7', 'DAY/priceDays/2027-02-17']);
});
