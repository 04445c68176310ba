import { OptionImport } from '../import/import-options';
import type { ProductImport } from '../import/import-format';
import { cruiseOptions } from './cruise.rules';
import { ferryOptions } from './ferry.rules';
import { hotelOptions } from './hotel.rules';
import type { KindOption, SoldOption } from './kind-option';
import { packageOptions } from './package.rules';
import { transportOptions } from './transport.rules';

function ofDetails(product: ProductImport): KindOption[] {
  switch (product.kind) {
    case 'attraction':
      return [];
    case 'hotel':
      return hotelOptions(product.details);
    case 'ferry':
      return ferryOptions(product.details, product.id);
    case 'cruise':
      return cruiseOptions(product.details);
    case 'package':
      return packageOptions(product.details, product.id);
    case 'transport':
      return transportOptions(product.details);
  }
}

/** What a kind made, checked and filled in like an option of a file; facts go beside it. */
function soldOf({ facts, ...option }: KindOption): SoldOption {
  const units = option.units.map(({ facts: _facts, ...unit }) => unit);
  const parsed = OptionImport.parse({ ...option, units });
  return { ...parsed, facts, units: parsed.units.map((unit, index) => ({ ...unit, facts: option.units[index]?.facts })) };
}

/** Everything that a product sells, as options with units and stock by day: the file's own options, then what the kind's details become (decision 0012). */
export const optionsOf = (product: ProductImport): SoldOption[] => [
  ...product.options.map((option) => ({ ...option, facts: null })),
  ...ofDetails(product).map(soldOf),
];
