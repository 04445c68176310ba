import fc from 'fast-check';
import type { Price } from '@straits/api-contract';
import { anOption, aUnit } from '../product/product.builder';
import { firstQuantities, settleQuantity, totalOf, unitProblem } from './units.rules';

const sgd = (amount: number): Price => ({ charge: { amount, currency: 'SGD' }, shown: { amount, currency: 'SGD' } });

describe('firstQuantities', () => {
  it('begins with one adult', () => {
    expect(firstQuantities(anOption())).toEqual({ adult: 1 });
  });

  it('begins with as many as must be booked', () => {
    expect(firstQuantities(anOption({ minUnits: 4 }))).toEqual({ adult: 4 });
  });
});

describe('settleQuantity', () => {
  it.each([
    [0, 1, 2],
    [2, 3, 3],
    [2, 1, 0],
    [9, 12, 9],
    [0, -1, 0],
  ])('goes from %i towards %i and lands on %i when at least 2 and at most 9 can be booked', (before, wished, expected) => {
    expect(settleQuantity(aUnit({ minQuantity: 2, maxQuantity: 9 }), before, wished)).toBe(expected);
  });
});

describe('unitProblem', () => {
  const family = anOption({
    minUnits: 2,
    maxUnits: 5,
    units: [aUnit(), aUnit({ id: 'child', type: 'CHILD', name: 'Child', accompaniedBy: ['adult'] })],
  });

  it.each([
    [{}, null, { code: 'none' }],
    [{ child: 2 }, null, { code: 'companion', unit: 'Child', companions: ['Adult'] }],
    [{ adult: 1 }, null, { code: 'tooFew', min: 2 }],
    [{ adult: 3, child: 3 }, null, { code: 'tooMany', max: 5 }],
    [{ adult: 2, child: 1 }, 2, { code: 'placesLeft', left: 2 }],
    [{ adult: 1, child: 1 }, 2, null],
  ])('says of %o with %s places left: %o', (quantities, vacancies, expected) => {
    expect(unitProblem(family, quantities, vacancies)).toEqual(expected);
  });
});

describe('totalOf', () => {
  it('adds up each unit in its own currency', () => {
    const prices = new Map([
      ['adult', { charge: { amount: 1000, currency: 'USD' }, shown: { amount: 1350, currency: 'SGD' } }],
      ['child', { charge: { amount: 700, currency: 'USD' }, shown: { amount: 945, currency: 'SGD' } }],
    ]);

    expect(totalOf({ adult: 2, child: 1 }, prices)).toEqual({
      charge: { amount: 2700, currency: 'USD' },
      shown: { amount: 3645, currency: 'SGD' },
    });
  });

  it('is not known while a price is missing', () => {
    expect(totalOf({ adult: 1, child: 1 }, new Map([['adult', sgd(100)]]))).toBeNull();
  });

  it('is exact in minor units for any numbers', () => {
    fc.assert(
      fc.property(fc.nat(999), fc.nat(999), fc.nat(10_000_000), fc.nat(10_000_000), (adults, children, adultPrice, childPrice) => {
        const total = totalOf(
          { adult: adults, child: children },
          new Map([
            ['adult', sgd(adultPrice)],
            ['child', sgd(childPrice)],
          ]),
        );

        expect(total?.charge.amount ?? 0).toBe(adults * adultPrice + children * childPrice);
      }),
    );
  });
});
