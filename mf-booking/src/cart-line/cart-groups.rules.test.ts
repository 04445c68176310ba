import { aLine } from './cart.builder';
import { groupLines, isConverted } from './cart-groups.rules';

const usd = { charge: { amount: 2000, currency: 'USD' }, shown: { amount: 2700, currency: 'SGD' } };

describe('groupLines', () => {
  it('sets expired and unavailable lines apart', () => {
    const lines = [
      aLine({ id: 'a' }),
      aLine({ id: 'b', state: 'expired' }),
      aLine({ id: 'c', state: 'unavailable' }),
      aLine({ id: 'd', state: 'open', hold: null }),
    ];

    const groups = groupLines(lines, () => false);

    expect(Object.values(groups).map((group: { id: string }[]) => group.map(({ id }) => id))).toEqual([['a', 'd'], ['b'], ['c']]);
  });

  it('calls a held line expired as soon as its time is over, but never an open one', () => {
    const groups = groupLines([aLine({ id: 'a' }), aLine({ id: 'd', state: 'open', hold: null })], () => true);

    expect(groups.expired.map(({ id }) => id)).toEqual(['a']);
    expect(groups.live.map(({ id }) => id)).toEqual(['d']);
  });
});

describe('isConverted', () => {
  it('is true only when another currency is charged', () => {
    expect(isConverted(usd)).toBe(true);
    expect(isConverted(aLine().total)).toBe(false);
  });
});
