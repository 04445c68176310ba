import { aLine } from '../cart-line/cart.builder';
import { isOutbound } from '@straits/api-contract/constants';
import { priceChanges } from './price-changes.rules';

const price = (amount: number) => ({ charge: { amount, currency: 'SGD' }, shown: { amount, currency: 'SGD' } });

describe('priceChanges', () => {
  it('lists what costs something else than the shopper saw', () => {
    const before = [aLine({ id: 'a', total: price(100) }), aLine({ id: 'b', total: price(200) })];

    expect(priceChanges(before, [aLine({ id: 'a', total: price(120) }), aLine({ id: 'b', total: price(200) })])).toEqual([
      { id: 'a', name: 'Night Safari · Entry with tram ride', before: price(100), after: price(120) },
    ]);
  });

  it('is empty when nothing differs', () => {
    expect(priceChanges([aLine()], [aLine()])).toEqual([]);
  });

  it('leaves out what is gone', () => {
    expect(priceChanges([aLine()], [])).toEqual([]);
  });
});

describe('isOutbound', () => {
  it.each([
    ['attraction', 'Asia/Singapore', false],
    ['hotel', 'Asia/Kuala_Lumpur', true],
    ['package', 'Asia/Makassar', true],
    ['ferry', 'Asia/Singapore', true],
    ['cruise', 'Asia/Singapore', true],
  ] as const)('says for %s in %s: %s', (kind, timeZone, expected) => {
    expect(isOutbound({ kind, timeZone })).toBe(expected);
  });
});
