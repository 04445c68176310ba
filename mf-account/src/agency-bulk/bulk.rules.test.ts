import { faultOf, lineOf, netOf, newRow, nextDay, simpleOptions, withOption, type BulkProduct, type BulkRow } from './bulk.rules';

const option = (id: string, more: object = {}) => ({
  ...{ id, name: id, startTimes: [], openDated: false, anyTime: false, questions: [], minUnits: 1 },
  units: [{ id: 'adult' }, { id: 'child' }],
  ...more,
});
const unit = (id: string, amount: number) => ({ id, net: { amount, currency: 'SGD' } });
const product = {
  ...{ id: 'zoo', kind: 'attraction', name: 'Zoo' },
  options: [
    option('transfer', { questions: [{ id: 'where', required: true }] }),
    option('day', { minUnits: 2 }),
    option('night', { startTimes: ['18:00', '20:00'], units: [{ id: 'adult' }] }),
    option('open', { openDated: true }),
  ],
  net: { options: [{ optionId: 'day', units: [unit('adult', 1_000), unit('child', 600)] }] },
} as unknown as BulkProduct;
const row: BulkRow = { ...newRow(1, product)!, localDate: '2026-12-31' };

test('begins with the first option that a date and numbers are enough for', () => {
  expect(simpleOptions(product).map(({ id }) => id)).toEqual(['day', 'night', 'open']);
  expect(row).toMatchObject({ optionId: 'day', quantities: { adult: '2' } });
  expect(newRow(1, { ...product, options: product.options.slice(0, 1) })).toBeUndefined();
});

test('the same a day later goes over the end of a year', () => {
  expect(nextDay(row, 2)).toEqual({ ...row, id: 2, localDate: '2027-01-01' });
});

test('another option keeps the date and forgets what it does not know', () => {
  const changed = withOption({ ...row, quantities: { adult: '2', child: '1' }, startTime: '09:00' }, 'night');

  expect(changed).toMatchObject({ localDate: '2026-12-31', quantities: { adult: '2' }, startTime: '' });
});

test.each<[Partial<BulkRow>, string | undefined]>([
  [{}, undefined],
  [{ localDate: '' }, 'date'],
  [{ localDate: '', optionId: 'open' }, undefined],
  [{ optionId: 'night' }, 'time'],
  [{ optionId: 'night', startTime: '18:00' }, undefined],
  [{ quantities: {} }, 'quantity'],
  [{ quantities: { adult: '0' } }, 'quantity'],
  [{ quantities: { adult: '1.5' } }, 'quantity'],
  [{ quantities: { adult: '2', child: 'x' } }, 'quantity'],
])('%j lacks %s', (change, fault) => {
  expect(faultOf({ ...row, ...change })).toBe(fault);
});

test('is sent as the cart takes it, and costs what its units cost', () => {
  const family = { ...row, quantities: { adult: '2', child: '1' } };

  expect(lineOf(family)).toEqual({
    ...{ productId: 'zoo', optionId: 'day', localDate: '2026-12-31' },
    units: [
      { unitId: 'adult', quantity: 2 },
      { unitId: 'child', quantity: 1 },
    ],
  });
  expect(netOf(family)).toEqual({ amount: 2_600, currency: 'SGD' });
  expect(netOf({ ...row, optionId: 'night' })).toBeUndefined();
  expect(lineOf({ ...family, optionId: 'open' })).not.toHaveProperty('localDate');
});

it('the day after a year that no calendar has is to be typed', () => {
  expect(nextDay({ ...row, localDate: '12026-01-01' }, 2).localDate).toBe('');
});
