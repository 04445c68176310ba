import type { CatalogueImport, ImportProblem, ProductImport } from './import-format';
import type { KnownOption, KnownProduct, Surroundings } from './import.sql';

const currenciesOf = (product: ProductImport): { field: string; currency: string }[] => [
  ...product.options.map((option, index) => ({ field: `options.${index}.chargeCurrency`, currency: option.chargeCurrency })),
  ...(product.details ? [{ field: 'details.currency', currency: product.details.currency }] : []),
];

/** States, places, categories and currencies that a file names and nobody knows. */
export function findUnknownNames(catalogue: CatalogueImport, known: Surroundings): ImportProblem[] {
  const places = new Set(known.places.map(({ id }) => id));
  const categories = new Set(known.categories.map(({ id }) => id));
  return catalogue.products.flatMap((product) => [
    ...(places.has(product.placeId)
      ? []
      : [{ row: product.code, field: 'placeId', message: `place ${product.placeId} is neither in the file nor in the catalogue` }]),
    ...product.categoryIds
      .filter((id) => !categories.has(id))
      .map((id) => ({ row: product.code, field: 'categoryIds', message: `category ${id} is neither in the file nor in the catalogue` })),
    ...currenciesOf(product)
      .filter(({ currency }) => !known.currencies.has(currency))
      .map(({ field, currency }) => ({ row: product.code, field, message: `the shop has no currency ${currency}` })),
  ]);
}

/** States that places stand in and nobody knows. */
export function findUnknownStates(catalogue: CatalogueImport, known: Set<string>): ImportProblem[] {
  const states = new Set([...known, ...catalogue.states.map(({ id }) => id)]);
  return catalogue.places
    .filter(({ stateId }) => !states.has(stateId))
    .map(({ id, stateId }) => ({ row: id, field: 'stateId', message: `state ${stateId} is neither in the file nor in the catalogue` }));
}

/** Names that are in the file twice. */
export function findRepeats(catalogue: CatalogueImport): ImportProblem[] {
  const problems: ImportProblem[] = [];
  const seen = { code: new Set<string>(), id: new Set<string>(), option: new Set<string>() };
  const note = (kind: keyof typeof seen, value: string, problem: { row: string; field: string }) => {
    if (seen[kind].has(value)) problems.push({ ...problem, message: `${value} is in the file twice` });
    seen[kind].add(value);
  };
  for (const product of catalogue.products) {
    note('code', product.code, { row: product.code, field: 'code' });
    note('id', product.id, { row: product.code, field: 'id' });
    product.options.forEach((option, index) => note('option', option.id, { row: product.code, field: `options.${index}.id` }));
    problems.push(...findRepeatsInOptions(product));
  }
  return problems;
}

function findRepeatsInOptions(product: ProductImport): ImportProblem[] {
  const problems: ImportProblem[] = [];
  const codes = new Set<string>();
  product.options.forEach((option, index) => {
    if (codes.has(option.code))
      problems.push({ row: product.code, field: `options.${index}.code`, message: `${option.code} is in the product twice` });
    codes.add(option.code);
    const units = new Set(option.units.map(({ id }) => id));
    if (units.size < option.units.length)
      problems.push({ row: product.code, field: `options.${index}.units`, message: 'a unit id is in the option twice' });
  });
  return problems;
}

/** Ids that belong to other products, and codes that have another id already: an address never changes its meaning. */
export function findTakenIds(products: ProductImport[], known: KnownProduct[], supplierId: string): ImportProblem[] {
  const byId = new Map(known.map((product) => [product.id, product]));
  const byCode = new Map(known.filter((product) => product.supplierId === supplierId).map((product) => [product.code, product]));
  return products.flatMap(({ code, id }) => {
    const [same, holder] = [byCode.get(code), byId.get(id)];
    if (same && same.id !== id) return [{ row: code, field: 'id', message: `this code has the id ${same.id} already` }];
    if (holder && holder !== same) return [{ row: code, field: 'id', message: `the id ${id} belongs to another product` }];
    return [];
  });
}

export const findTakenOptionIds = (products: ProductImport[], known: KnownOption[]): ImportProblem[] =>
  products.flatMap((product) =>
    product.options.flatMap((option, index) => {
      const taken = known.find((row) => row.id === option.id || (row.productId === product.id && row.code === option.code));
      return taken
        ? [
            {
              row: product.code,
              field: `options.${index}.id`,
              message: `is in use as option ${taken.id}, code ${taken.code} of product ${taken.productId}`,
            },
          ]
        : [];
    }),
  );
