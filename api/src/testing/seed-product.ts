import type { z } from 'zod';
import { localDateIn } from '../clock';
import type { Deps } from '../deps';
import { importCatalogue } from '../modules/catalog/import/import-catalogue';
import { CatalogueImport, type AttractionImport, type OptionImport, type ProductImport } from '../modules/catalog/import/import-format';

type OptionInput = z.input<typeof OptionImport>;
type ProductInput = Partial<Omit<z.input<typeof AttractionImport>, 'options' | 'kind'>>;
export type SeedOption = Partial<Omit<OptionInput, 'inventory'>> & { inventory?: Partial<OptionInput['inventory']> };
export type SeedProduct = ProductInput & { options?: SeedOption[] };

const ZONE = 'Asia/Singapore';
const ALL_WEEK = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' }));

const UNITS: OptionInput['units'] = [
  { id: 'adult', type: 'ADULT', name: { en: 'Adult' }, minAge: 13, price: 4_000, netPrice: 3_000 },
  { id: 'child', type: 'CHILD', name: { en: 'Child' }, minAge: 3, maxAge: 12, accompaniedBy: ['adult'], price: 2_500, netPrice: 2_000 },
];

const optionOf = (given: SeedOption, productId: string, index: number): OptionInput => ({
  code: `O${index + 1}`,
  id: index === 0 ? `${productId}-day` : `${productId}-${index + 1}`,
  name: { en: 'Day ticket' },
  units: UNITS,
  chargeCurrency: 'SGD',
  cancellation: [{ hoursBefore: 24, refundPercent: 100 }],
  ...given,
  inventory: { capacity: 50, ...given.inventory },
});

/** An attraction as a file would have it: open every day from 09:00 to 18:00 in Singapore, one package for adults and children, 50 places a day. */
export function productInput(given: SeedProduct = {}): z.input<typeof AttractionImport> {
  const id = given.id ?? 'river-zoo';
  return {
    kind: 'attraction',
    code: id.toUpperCase(),
    name: { en: 'River Zoo' },
    summary: { en: 'Animals of the great rivers' },
    description: { en: 'A walk along the rivers of the world.' },
    placeId: 'singapore-north',
    latitude: 1.404,
    longitude: 103.79,
    openingHours: { timeZone: ZONE, weekly: ALL_WEEK },
    pictures: ['zoo.png'],
    ...given,
    id,
    options: (given.options ?? [{}]).map((option, index) => optionOf(option, id, index)),
  };
}

/** A whole file around products: one supplier, two states, two places, two categories. */
export function catalogueInput(products: z.input<typeof ProductImport>[]): z.input<typeof CatalogueImport> {
  return {
    version: 1,
    supplier: { code: 'TEST', name: 'Test supplier' },
    states: [
      { id: 'singapore', name: { en: 'Singapore', id: 'Singapura', 'zh-Hans': '新加坡' }, country: 'SG' },
      { id: 'bali', name: { en: 'Bali', 'zh-Hans': '巴厘岛' }, country: 'ID' },
    ],
    places: [
      { id: 'singapore-north', name: { en: 'Mandai' }, stateId: 'singapore', latitude: 1.4, longitude: 103.79, timeZone: ZONE },
      {
        id: 'ubud',
        name: { en: 'Ubud', 'zh-Hans': '乌布' },
        stateId: 'bali',
        latitude: -8.5,
        longitude: 115.26,
        timeZone: 'Asia/Makassar',
      },
    ],
    categories: [
      { id: 'wildlife', name: { en: 'Wildlife', id: 'Satwa liar', 'zh-Hans': '野生动物' } },
      { id: 'water', name: { en: 'Water parks' } },
    ],
    products,
  };
}

/** Files need pictures; tests do not: every picture is this one. */
export const NO_PICTURES = () => ({
  src: '/media/test/none',
  widths: [480],
  width: 480,
  height: 320,
  color: '#88aacc',
  alt: { en: 'A picture' },
});

/** Puts products into the catalogue through the importer. Days count from the deps' clock. */
export async function seedProducts(deps: Deps, products: z.input<typeof ProductImport>[]): Promise<void> {
  const catalogue = CatalogueImport.parse(catalogueInput(products));
  const outcome = await importCatalogue(deps.connection.pool, catalogue, {
    today: localDateIn(deps.clock.now(), ZONE),
    pictureOf: NO_PICTURES,
  });
  if (!outcome.ok) throw new Error(`the seed is refused: ${JSON.stringify(outcome.problems)}`);
}

/** One attraction (see productInput); answers its ids: the option of `river-zoo` is `river-zoo-day`, its units `adult` and `child`. */
export async function seedProduct(
  deps: Deps,
  given: SeedProduct = {},
): Promise<{ productId: string; optionId: string; optionIds: string[] }> {
  const product = productInput(given);
  await seedProducts(deps, [product]);
  const optionIds = product.options.map(({ id }) => id);
  return { productId: product.id, optionId: optionIds[0] as string, optionIds };
}
