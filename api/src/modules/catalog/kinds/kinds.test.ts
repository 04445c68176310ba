import { demoCatalogue } from '../../../demo/demo-catalogue';
import { optionsOf } from './options-of';

const { products } = demoCatalogue('2026-11-21');

test.each(['package', 'hotel', 'ferry', 'cruise', 'transport'] as const)(
  'everything a %s sells is an option with units and stock',
  (kind) => {
    const ofKind = products.filter((each) => each.kind === kind);
    expect(ofKind.length).toBeGreaterThan(0);
    for (const product of ofKind) {
      const options = optionsOf(product);
      expect(options.length).toBeGreaterThan(0);
      expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
      for (const option of options) {
        expect(option.facts).toMatchObject({ kind });
        expect(option.units.every(({ price }) => price > 0)).toBe(true);
        expect(option.openDated || option.inventory.capacity !== 0 || option.inventory.exceptions.length > 0).toBe(true);
      }
    }
  },
);

test('an attraction sells what its file says', () => {
  const attraction = products.find(({ kind }) => kind === 'attraction');

  expect(attraction && optionsOf(attraction)).toEqual(attraction?.options.map((option) => ({ ...option, facts: null })));
});
