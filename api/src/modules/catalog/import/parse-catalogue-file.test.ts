import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { CatalogueImport, type CatalogueFile, type ParsedCatalogue } from './import-format';
import { minorUnits } from './import-values';
import { MONEY_FIELDS } from './money-fields.rules';
import { rideInput } from '../../../testing/seed-routes';
import { packageInput } from '../../../testing/seed-tours';
import { parseCatalogueFile } from './parse-catalogue-file';

type Product = NonNullable<CatalogueFile['products']>[number];
type Option = NonNullable<Product['options']>[number];

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'straits-import-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const unit = (more: object = {}) => ({
  id: 'adult',
  type: 'ADULT' as const,
  name: { en: 'Adult' },
  minAge: 13,
  price: 5000,
  netPrice: 4000,
  ...more,
});
const option = (more: object = {}): Option => ({
  code: 'OPT-1',
  id: 'tower-day',
  name: { en: 'Day ticket' },
  units: [unit()],
  chargeCurrency: 'SGD',
  inventory: { capacity: 100 },
  ...more,
});
const product = (more: object = {}) =>
  ({
    kind: 'attraction',
    code: 'TOWER',
    id: 'tower',
    name: { en: 'The Tower', 'zh-Hans': '塔' },
    summary: { en: 'High up' },
    description: { en: 'Very high up.' },
    placeId: 'bay',
    latitude: 1.28,
    longitude: 103.86,
    openingHours: { timeZone: 'Asia/Singapore', weekly: [{ weekday: 1, opens: '09:00', closes: '18:00' }] },
    pictures: [{ draw: { scene: 'tower', palette: 'dusk', seed: 4 } }],
    options: [option()],
    ...more,
  }) as Product;
const catalogue = (more: object = {}): CatalogueFile => ({
  version: 1,
  supplier: { code: 'ACME', name: 'Acme Attractions' },
  states: [{ id: 'singapore', name: { en: 'Singapore' }, country: 'SG' }],
  places: [{ id: 'bay', name: { en: 'The Bay' }, stateId: 'singapore', latitude: 1.28, longitude: 103.86, timeZone: 'Asia/Singapore' }],
  categories: [{ id: 'views', name: { en: 'Views' } }],
  products: [product()],
  ...more,
});

const NOTHING_KNOWN = { states: new Set<string>(), places: new Set<string>(), categories: new Set<string>() };
async function parseText(text: string | Buffer, name = 'catalogue.json'): Promise<ParsedCatalogue> {
  const path = join(dir, name);
  await writeFile(path, text);
  return parseCatalogueFile(path, NOTHING_KNOWN);
}
const parse = (file: object) => parseText(JSON.stringify(file));
const problemsOf = (parsed: ParsedCatalogue) => (parsed.ok ? [] : parsed.problems);

describe('a JSON catalogue', () => {
  it.each([
    [{ per: 'person', points: [{ id: 'a', name: { en: 'A' }, address: 'A', latitude: 1, longitude: 1 }] }, 'points', 'per booking'],
    [{ choices: [{ id: 'vegan', name: { en: 'Vegan' } }] }, 'choices', 'per person'],
    [{ number: { min: 1, max: 2 } }, 'number', 'per person'],
    [{ per: 'person', number: { min: 3, max: 2 } }, 'number.max', 'below min'],
    [{ per: 'person', number: { min: 1, max: 2, unit: 'stone' } }, 'number.unit', 'must be one of'],
    [{ per: 'person', choices: [{ id: 'a', name: { id: 'Daging' } }] }, 'choices.0.name.en', 'is missing'],
    [{ per: 'person', choices: [1, 2].map(() => ({ id: 'a', name: { en: 'A' } })) }, 'choices', 'twice'],
    [{ per: 'person', choices: [{ id: 'a', name: { en: 'A' } }], number: { min: 1, max: 2 } }, 'number', 'with choices'],
    [{ per: 'person', id: 'a.b' }, 'id', '60 letters'],
    [{ per: 'unit' }, 'per', 'must be one of'],
  ])('names what is wrong with the question %j', async (question, field, message) => {
    const questions = [{ id: 'ask', label: { en: 'Ask' }, ...question }];

    const problems = problemsOf(await parse(catalogue({ products: [product({ options: [option({ questions })] })] })));

    expect(problems).toEqual([
      {
        row: expect.anything(),
        field: expect.stringMatching(new RegExp(`questions.0.${field}$`.replaceAll('.', '\\W'))),
        message: expect.stringContaining(message),
      },
    ]);
  });

  it('asks people of a ride alone where seats are sold: of a whole vehicle nobody is named', async () => {
    const question = { id: 'weight', per: 'person' as const, label: { en: 'Weight' } };
    const seat = { ...rideInput('ride').details.vehicles[0]!, per: 'person' as const };
    const faultsOf = async (details: Parameters<typeof rideInput>[1]) => {
      const ride = { ...rideInput('ride', details), placeId: 'bay', pictures: product().pictures };
      return problemsOf(await parse(catalogue({ products: [ride] }))).map(({ message }) => message);
    };

    const cars = await faultsOf({ questions: [question] });
    const seats = await faultsOf({ questions: [question], vehicles: [seat] });
    const booking = await faultsOf({ questions: [{ ...question, per: 'booking' }], vehicles: [seat] });

    expect([cars, seats, booking]).toEqual([[expect.stringContaining('sold per person')], [], ['must be asked per person']]);
  });

  it('takes questions of the booking for a package, under ids that the checkout can keep', async () => {
    const faultsOf = async (id: string) => {
      const tour = {
        ...packageInput('tour', { questions: [{ id, label: { en: 'Hotel' } }] }),
        placeId: 'bay',
        pictures: product().pictures,
      };
      return problemsOf(await parse(catalogue({ products: [tour] }))).map(({ message }) => message);
    };

    expect([await faultsOf('hotel'), await faultsOf('hotel.name')]).toEqual([[], [expect.stringContaining('60 letters')]]);
  });

  it('is taken with its defaults filled in and every text in four languages', async () => {
    const parsed = await parse(catalogue());

    expect(parsed).toMatchObject({
      ok: true,
      catalogue: {
        products: [
          {
            name: { en: 'The Tower', id: 'The Tower', 'zh-Hans': '塔', 'zh-Hant': '塔' },
            instantConfirmation: true,
            options: [{ inventory: { days: 365 } }],
          },
        ],
      },
    });
  });

  it('is read with a byte order mark and CRLF', async () => {
    const parsed = await parseText(`\ufeff${JSON.stringify(catalogue(), null, 2).replace(/\n/g, '\r\n')}`);

    expect(parsed.ok).toBe(true);
  });

  it.each<[string, object, string, RegExp]>([
    ['an unknown place', { placeId: 'moon' }, 'placeId', /not known: moon/],
    ['an unknown category', { categoryIds: ['views', 'flying'] }, 'categoryIds/1', /not known: flying/],
    ['a place out of the world', { latitude: 91 }, 'latitude', /90/],
    ['a missing name', { name: undefined }, 'name', /missing|expected/],
    ['a name without English', { name: { id: 'Menara' } }, 'name/en', /missing|expected/],
    ['an unknown language', { name: { en: 'Tower', fr: 'La tour' } }, 'name/fr', /not a known field/],
    ['a NUL in a text', { summary: { en: 'a\u0000b' } }, 'summary/en', /NUL/],
    ['an unknown field', { colour: 'red' }, 'colour', /not a known field/],
    ['an unknown kind', { kind: 'rocket' }, 'kind', /./],
    ['a bad zone', { openingHours: { timeZone: 'Asia/Atlantis', weekly: [] } }, 'openingHours/timeZone', /IANA/],
    [
      'hours that end before they begin',
      { openingHours: { timeZone: 'Asia/Jakarta', weekly: [{ weekday: 1, opens: '19:00', closes: '01:00' }] } },
      'openingHours/weekly/0/closes',
      /after opens/,
    ],
    [
      'a weekday 8',
      { openingHours: { timeZone: 'Asia/Jakarta', weekly: [{ weekday: 8, opens: '09:00', closes: '10:00' }] } },
      'openingHours/weekly/0/weekday',
      /7/,
    ],
    ['no picture at all', { pictures: [] }, 'pictures', /./],
    ['a picture outside the folder', { pictures: ['../../etc/passwd'] }, 'pictures/0', /below the import file/],
    ['an unknown scene', { pictures: [{ draw: { scene: 'casino' } }] }, 'pictures/0/draw/scene', /./],
    ['a negative price', { options: [option({ units: [unit({ price: -1, netPrice: 0 })] })] }, 'options/0/units/0/price', /0/],
    [
      'a price in fractions',
      { options: [option({ units: [unit({ price: 10.5, netPrice: 1 })] })] },
      'options/0/units/0/price',
      /whole number/,
    ],
    [
      'a net price above the price',
      { options: [option({ units: [unit({ netPrice: 5001 })] })] },
      'options/0/units/0/netPrice',
      /more than price/,
    ],
    [
      'ages the wrong way round',
      { options: [option({ units: [unit({ minAge: 12, maxAge: 3 })] })] },
      'options/0/units/0/minAge',
      /more than maxAge/,
    ],
    [
      'company that is no unit',
      { options: [option({ units: [unit({ accompaniedBy: ['parent'] })] })] },
      'options/0/units/0/accompaniedBy/0',
      /no other unit/,
    ],
    ['a unit twice', { options: [option({ units: [unit(), unit()] })] }, 'options/0/units/1/id', /twice/],
    ['a currency that is none', { options: [option({ chargeCurrency: 'XYZ' })] }, 'options/0/chargeCurrency', /ISO 4217/],
    ['a capacity of a billion', { options: [option({ inventory: { capacity: 1e9 } })] }, 'options/0/inventory/capacity', /1000000/],
    [
      'an exception with two days',
      { options: [option({ inventory: { capacity: 1, exceptions: [{ date: '2027-01-01', dayOffset: 1, capacity: 0 }] } })] },
      'options/0/inventory/exceptions/0',
      /either/,
    ],
    [
      'an exception at no start time',
      {
        options: [
          option({ startTimes: ['09:00'], inventory: { capacity: 1, exceptions: [{ dayOffset: 1, startTime: '10:00', capacity: 0 }] } }),
        ],
      },
      'options/0/inventory/exceptions/0/startTime',
      /start times/,
    ],
    ['an open-dated ticket without an end', { options: [option({ openDated: true })] }, 'options/0/validityDays', /needed/],
    ['more minimum than maximum', { options: [option({ minUnits: 5, maxUnits: 2 })] }, 'options/0/minUnits', /more than maxUnits/],
  ])('is refused for %s, with the row and the field', async (_what, more, field, message) => {
    const parsed = await parse(
      catalogue({ products: [product({ code: 'FINE', id: 'fine', options: [option({ code: 'FINE-1', id: 'fine-1' })] }), product(more)] }),
    );

    expect(problemsOf(parsed)).toContainEqual({ row: '/products/1 (TOWER)', field, message: expect.stringMatching(message) });
  });

  it('names every problem of every row at once, those across rows too', async () => {
    const bad = product({
      latitude: 'north',
      placeId: 'moon',
      options: [option({ code: 'X', id: 'x', units: [unit({ minAge: 9, maxAge: 1, price: -5 })] })],
    });

    const parsed = await parse(
      catalogue({
        version: 2,
        products: [
          product({ code: 'A', id: 'a', options: [option({ code: 'a', id: 'a' })] }),
          bad,
          product({ code: 'A', id: 'a', options: [option({ code: 'b', id: 'b' })] }),
        ],
      }),
    );

    const places = problemsOf(parsed).map(({ row, field }) => `${row} ${field}`);
    expect(places.sort()).toEqual(
      [
        '/version version',
        '/products/1 (TOWER) latitude',
        '/products/1 (TOWER) placeId',
        '/products/1 (TOWER) options/0/units/0/price',
        '/products/1 (TOWER) options/0/units/0/minAge',
        '/products/1 (TOWER) options/0/units/0/netPrice',
        '/products/2 (A) code',
        '/products/2 (A) id',
      ].sort(),
    );
  });

  it('is refused for a key that would reach the prototype', async () => {
    const parsed = await parseText(JSON.stringify(catalogue()).replace('"code":"TOWER"', '"code":"TOWER","__proto__":{"polluted":true}'));

    expect(problemsOf(parsed)[0]).toMatchObject({ field: 'file', message: expect.stringContaining('__proto__') });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it.each([
    ['broken text', '{ "version": 1,\n"supplier": }', /not JSON/],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0xfe]), /UTF-8/],
    ['a list', '[]', /must be an object/],
    ['null', 'null', /must be an object/],
  ])('is refused for %s', async (_what, text, message) => {
    expect(problemsOf(await parseText(text))[0]?.message).toMatch(message);
  });

  it('is refused for pictures that are not there or are no pictures by their bytes, and takes real ones', async () => {
    await writeFile(
      join(dir, 'real.jpg'),
      await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
        .jpeg()
        .toBuffer(),
    );
    await writeFile(join(dir, 'script.png'), '<script>alert(1)</script>');

    const parsed = await parse(catalogue({ products: [product({ pictures: ['real.jpg', 'script.png', { file: 'gone.webp' }] })] }));

    expect(
      problemsOf(parsed)
        .map(({ field, message }) => `${field} ${message}`)
        .sort(),
    ).toEqual(['pictures/1 is not a PNG, JPEG, WebP or AVIF picture: script.png', 'pictures/2 is not there: gone.webp']);
  });

  it('answers a refusal, never an exception, whatever the rows hold', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.object({ key: fc.constantFrom('code', 'id', 'kind', 'options', 'openingHours', 'pictures', 'details', 'units', 'name') }),
          { minLength: 1, maxLength: 3 },
        ),
        async (products) => {
          expect((await parse(catalogue({ products }))).ok).toBe(false);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a CSV catalogue', () => {
  const HEAD =
    'supplier_code,supplier_name,product_code,product_id,name_en,summary_en,description_en,place_id,place_name_en,state_id,state_name_en,country,time_zone,latitude,longitude,categories,opening_hours,pictures,option_code,option_id,option_name_en,currency,capacity,cancellation,sold_out_dates,unit_id,unit_type,unit_name_en,min_age,max_age,accompanied_by,price_minor,net_price_minor';
  const TOWER =
    'ACME,Acme,TOWER,tower,"The ""Tower"", high",High up,"Two\r\nlines",bay,The Bay,singapore,Singapore,SG,Asia/Singapore,1.28,103.86,views=Views,1-5 09:00-18:00;6-7 10:00-24:00,draw:tower/dusk/4,OPT-1,tower-day,Day ticket,SGD,100,24:100,+3';
  const ADULT = `${TOWER},adult,ADULT,Adult,13,,,5000,4000`;
  const CHILD = ',,TOWER,,,,,,,,,,,,,,,,OPT-1,,,,,,,child,CHILD,Child,3,12,adult,3000,2400';

  const HEAD_OF_KINDS = `${HEAD},kind,details,place_locode,place_iata`;
  const RIDE = {
    service: 'private_transfer',
    from: { id: 'airport', name: { en: 'Airport' }, country: 'SG', type: 'airport' },
    currency: 'SGD',
    vehicles: [
      { code: 'CAR-3', id: 'car-3', name: { en: 'Car' }, seats: 3, bags: 2, per: 'vehicle', capacity: 5, price: 5500, netPrice: 4800 },
    ],
  };
  const WHOLE: Record<string, string> = {
    supplier_code: 'ACME',
    name_en: 'A ride',
    summary_en: 'By car',
    description_en: 'By car',
    place_id: 'bay',
    place_name_en: 'The Bay',
    state_id: 'singapore',
    state_name_en: 'Singapore',
    country: 'SG',
    time_zone: 'Asia/Singapore',
    latitude: '1.28',
    longitude: '103.86',
    place_locode: 'SGSIN',
    place_iata: 'SIN',
    categories: 'cars=Cars',
    pictures: 'draw:tower/dusk/4',
  };
  const wholeRow = (code: string, kind: string, details: object | string) => {
    const json = typeof details === 'string' ? details : JSON.stringify(details);
    const cells: Record<string, string> = {
      ...WHOLE,
      product_code: code,
      product_id: code.toLowerCase(),
      kind,
      details: `"${json.replaceAll('"', '""')}"`,
    };
    return HEAD_OF_KINDS.split(',')
      .map((name) => cells[name] ?? '')
      .join(',');
  };

  it('is taken, with quotes, line breaks in a cell, a byte order mark and CRLF', async () => {
    const parsed = await parseText(`\ufeff${[HEAD, ADULT, CHILD].join('\r\n')}\r\n`, 'catalogue.csv');

    expect(parsed).toMatchObject({
      ok: true,
      catalogue: {
        places: [{ id: 'bay' }],
        categories: [{ id: 'views' }],
        products: [
          {
            code: 'TOWER',
            name: { en: 'The "Tower", high' },
            categoryIds: ['views'],
            options: [
              {
                units: [
                  { id: 'adult', price: 5000 },
                  { id: 'child', accompaniedBy: ['adult'] },
                ],
                cancellation: [{ hoursBefore: 24, refundPercent: 100 }],
                inventory: { capacity: 100, exceptions: [{ dayOffset: 3, capacity: 0 }] },
              },
            ],
          },
        ],
      },
    });
    expect(parsed.ok && parsed.catalogue.products[0]?.openingHours.weekly).toHaveLength(7);
  });

  it('names the line and the column of what is wrong', async () => {
    const parsed = await parseText(
      [HEAD, ADULT, CHILD.replace('3000', '-3'), CHILD.replace('child,CHILD', 'baby,TODDLER').replace('adult,', 'nobody,')].join('\n'),
      'catalogue.csv',
    );

    expect(problemsOf(parsed)).toEqual(
      expect.arrayContaining([
        { row: 4, field: 'price_minor', message: expect.any(String) },
        { row: 5, field: 'unit_type', message: expect.any(String) },
        { row: 5, field: 'accompanied_by', message: expect.stringContaining('nobody') },
      ]),
    );
  });

  it('takes the questions of an option as JSON in one cell, and names the cell of one that is wrong', async () => {
    const asked = (cell: string) =>
      parseText([`${HEAD},questions`, `${ADULT},"${cell.replaceAll('"', '""')}"`, `${CHILD},`].join('\n'), 'catalogue.csv');
    const weight = { id: 'weight', label: { en: 'Weight' }, per: 'person', number: { min: 30, max: 110, unit: 'kg' } };

    const good = await asked(JSON.stringify([weight]));
    const [wrong, broken] = [await asked(JSON.stringify([{ ...weight, per: 'unit' }])), await asked('[oops')];

    expect(good).toMatchObject({ ok: true, catalogue: { products: [{ options: [{ questions: [weight] }] }] } });
    expect([wrong, broken].map(problemsOf)).toEqual([
      [{ row: 2, field: 'questions', message: expect.stringContaining('booking') }],
      [{ row: 2, field: 'questions', message: expect.stringContaining('must be a list') }],
    ]);
  });

  it('takes the other kinds, one row a product with what it sells in one cell, beside attractions', async () => {
    const catalogue = await parseText(
      [HEAD_OF_KINDS, `${ADULT},,,SGSIN,SIN`, wholeRow('CAR', 'transport', RIDE)].join('\n'),
      'catalogue.csv',
    );

    expect(problemsOf(catalogue)).toEqual([]);
    expect(catalogue).toMatchObject({
      ok: true,
      catalogue: {
        places: [{ id: 'bay', locode: 'SGSIN', iata: 'SIN' }],
        products: [{ kind: 'attraction' }, { code: 'CAR', kind: 'transport', details: { service: 'private_transfer' } }],
      },
    });
  });

  it('names row and field inside the cell of another kind, and takes nothing', async () => {
    const bad = { ...RIDE, vehicles: [{ ...RIDE.vehicles[0], price: -1 }] };
    const rows = [HEAD_OF_KINDS, wholeRow('CAR', 'transport', bad), wholeRow('BOAT', 'yacht', RIDE), wholeRow('VAN', 'transport', '{oops')];

    const catalogue = await parseText(rows.join('\n'), 'catalogue.csv');

    expect(catalogue.ok).toBe(false);
    expect(problemsOf(catalogue)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ row: 2, field: 'details/vehicles/0/price' }),
        expect.objectContaining({ row: 3, field: 'kind' }),
        expect.objectContaining({ row: 4, field: 'details' }),
      ]),
    );
  });

  it('refuses rows of the same product that contradict each other', async () => {
    const parsed = await parseText([HEAD, ADULT, CHILD.replace(',,TOWER,,,', ',,TOWER,,Another name,')].join('\n'), 'catalogue.csv');

    expect(problemsOf(parsed)).toContainEqual({ row: 4, field: 'name_en', message: expect.stringContaining('differs') });
  });

  it.each([
    ['an unknown column', `${HEAD},colour\n${ADULT},red`, { row: 1, field: 'colour' }],
    ['a column that it needs', HEAD.replace(',price_minor', ',duration_minutes'), { row: 1, field: 'price_minor' }],
    ['a row with too few cells', `${HEAD}\nACME,x,y`, { row: 2, field: 'row' }],
    ['a quote that never ends', `${HEAD}\n"ACME,x`, { field: 'row' }],
  ])('refuses %s', async (_what, text, problem) => {
    expect(problemsOf(await parseText(text, 'catalogue.csv'))).toContainEqual(expect.objectContaining(problem));
  });
});

describe('money in a catalogue', () => {
  const HEAD =
    'supplier_code,product_code,product_id,name_en,summary_en,description_en,place_id,place_name_en,state_id,state_name_en,country,latitude,longitude,time_zone,opening_hours,pictures,option_code,option_id,option_name_en,currency,capacity,unit_id,unit_type,unit_name_en';
  const rowIn = (currency: string) =>
    `ACME,TOWER,tower,Tower,High,High,bay,The Bay,singapore,Singapore,SG,1.28,103.86,Asia/Singapore,1-5 09:00-18:00,draw:tower,OPT,tower-day,Day,${currency},100,adult,ADULT,Adult`;
  const priced = (columns: string, cells: string, currency = 'SGD') =>
    parseText(`${HEAD},${columns}\n${rowIn(currency)},${cells}`, 'prices.csv');
  const pricesOf = (parsed: ParsedCatalogue) => {
    expect(problemsOf(parsed)).toEqual([]);
    const { price, netPrice } = (parsed.ok ? parsed.catalogue.products[0]!.options[0]!.units[0] : undefined)!;
    return [price, netPrice];
  };

  it.each([
    ['price,net_price', '35.00,29', 'SGD', [3500, 2900]],
    ['price,net_price', '1250.50,"1.234,50"', 'EUR', [125050, 123450]],
    ['price,net_price', '1.250.000,1250000', 'IDR', [125000000, 125000000]],
    ['price,net_price', '"3,500",3500', 'JPY', [3500, 3500]],
    ['price_minor,net_price_minor', '3500,2900', 'SGD', [3500, 2900]],
    ['price,price_minor,net_price', '35.00,3500,29.00', 'SGD', [3500, 2900]],
    ['price,price_minor,net_price_minor', ',3500,2900', 'SGD', [3500, 2900]],
  ])('reads %s with %s in %s', async (columns, cells, currency, expected) => {
    expect(pricesOf(await priced(columns, cells, currency))).toEqual(expected);
  });

  it.each([
    ['price_minor,net_price_minor', '35.00,2900', 'price_minor', /"35\.00".*write 3500 here, or 35\.00 as price/],
    ['price_minor,net_price_minor', '3500,"1,200"', 'net_price_minor', /"1,200".*minor units/],
    ['price_minor,net_price_minor', '1.200,900', 'price_minor', /"1\.200".*minor units/],
    ['price_minor,net_price_minor', '"35,00",29', 'price_minor', /write 3500 here/],
    ['price,net_price', '"1,200",35', 'price', /two ways: write 1200\.00 or 1\.20/],
    ['price,net_price', '35,1.200', 'net_price', /two ways/],
    ['price,net_price', 'S$35,20', 'price', /not an amount: write it in digits like 3500\.00/],
    ['price,net_price', '35.005,20', 'price', /35\.005/],
    ['price,price_minor,net_price', '35.00,3600,29', 'price', /not what price_minor says, 3600 \(36\.00\)/],
    ['price,net_price_minor', ',2900', 'price', /is missing: fill price/],
  ])('refuses %s with %s, and says what to write', async (columns, cells, field, message) => {
    expect(problemsOf(await priced(columns, cells))).toEqual([{ row: 2, field, message: expect.stringMatching(message) }]);
  });

  it('takes no thousand for one in any other number', async () => {
    const parsed = await parseText(`${HEAD},price,net_price\n${rowIn('SGD').replace(',100,', ',1.000,')},35,29`, 'prices.csv');

    expect(problemsOf(parsed)).toEqual([{ row: 2, field: 'capacity', message: expect.stringContaining('"1.000" came') }]);
  });

  it('takes amounts in JSON as whole minor units or as a text with its decimals, in every currency that stands above it', async () => {
    const parsed = await parse(
      catalogue({ products: [product({ options: [option({ units: [unit({ price: '50.00', netPrice: 4000 })] })] })] }),
    );

    expect(pricesOf(parsed)).toEqual([5000, 4000]);
  });

  it.each([
    ['35.00', /35\.00 can be read in two ways.*"35\.00"/],
    ['3.5e3', /two ways/],
    ['"35"', /write 35 without quotes for minor units/],
    ['"1,200"', /two ways/],
    ['"free"', /not an amount/],
  ])('refuses %s as a price in JSON', async (written, message) => {
    const text = JSON.stringify(catalogue()).replace('"price":5000', `"price":${written}`);

    expect(problemsOf(await parseText(text))).toContainEqual({
      row: '/products/0 (TOWER)',
      field: 'options/0/units/0/price',
      message: expect.stringMatching(message),
    });
  });

  it('knows every field of every kind that holds money', () => {
    const found = new Set<string>();
    const seen = new Set<unknown>();
    const walk = (schema: unknown, key: string) => {
      if (schema === minorUnits) found.add(key);
      if (typeof schema !== 'object' || schema === null || seen.has(schema)) return;
      if (schema !== minorUnits) seen.add(schema);
      const { def, shape } = schema as { def?: Record<string, unknown>; shape?: Record<string, unknown> };
      for (const [name, inner] of Object.entries(shape ?? {})) walk(inner, name);
      for (const inner of [def?.innerType, def?.element, def?.in, def?.valueType, ...((def?.options as unknown[] | undefined) ?? [])])
        walk(inner, key);
    };
    walk(CatalogueImport, '');

    expect([...found].sort()).toEqual([...MONEY_FIELDS].sort());
  });
});

describe('a file as it comes', () => {
  const text = () => JSON.stringify(catalogue(), null, 2);

  it('is refused for a key that stands twice, with the path and both lines', async () => {
    const doubled = text().replace('"code": "TOWER",', '"code": "TOWER",\n      "latitude": 2,');

    expect(problemsOf(await parseText(doubled))).toEqual([
      { row: '/products/0 (TOWER)', field: 'latitude', message: expect.stringMatching(/twice, in lines \d+ and \d+/) },
    ]);
  });

  it.each([
    ['escaped', '"code":"TOWER"', '"code":"TOWER","\\u0063ode":"TOWER"'],
    ['deep', '"capacity":100', '"capacity":100,"capacity":10'],
  ])('sees a key twice where it is %s', async (_what, from, to) => {
    expect(problemsOf(await parseText(JSON.stringify(catalogue()).replace(from, to)))[0]?.message).toMatch(/is there twice, in line 1/);
  });

  it.each([
    ['no such file', 'nowhere.csv', /there is no such file: \/.*nowhere\.csv/],
    ['a folder', '.', /is a folder, not a file: \//],
  ])('says that it is %s, and where it looked', async (_what, name, message) => {
    expect(problemsOf(await parseCatalogueFile(join(dir, name)))[0]?.message).toMatch(message);
  });

  it('says that it is empty, or in another encoding and from which line on', async () => {
    const empty = await parseText('', 'empty.csv');
    const latin = await parseText(Buffer.from('name\nplain\nCaf\xe9\n', 'latin1'), 'latin.csv');

    expect(problemsOf(empty)[0]?.message).toMatch(/is empty: \//);
    expect(problemsOf(latin)).toEqual([{ row: 3, field: 'file', message: expect.stringMatching(/not UTF-8.*Windows-1252.*CSV UTF-8/) }]);
  });
});

describe('a spreadsheet of another country', () => {
  const HEADING = ['supplier_code', 'product_code', 'option_code', 'unit_id', 'price', 'net_price', 'sold_out_dates', 'opening_hours'];
  const CELLS = ['ACME', 'TOWER', 'OPT', 'adult', '35.00', '29.00', 'soon', 'Mon-Fri 10am-6pm'];
  const problemsIn = async (text: string | Buffer) => problemsOf(await parseText(text, 'foreign.csv'));
  const headings = async (text: string | Buffer) => (await problemsIn(text)).filter(({ row }) => row === 1);

  it.each([
    ['semicolons', ';', ''],
    ['tabs', '\t', ''],
    ['commas', ',', ''],
    ["Excel's own line for bars", '|', 'sep=|\r\n'],
  ])('is read with %s', async (_what, delimiter, before) => {
    const table = [HEADING, CELLS].map((cells) => cells.join(delimiter)).join('\r\n');

    expect(await headings(`\ufeff${before}${table}\r\n`)).toEqual([]);
  });

  it('is read as UTF-16 with a byte order mark', async () => {
    expect(await headings(Buffer.from(`\ufeff${[HEADING, CELLS].map((cells) => cells.join('\t')).join('\r\n')}`, 'utf16le'))).toEqual([]);
  });

  it('names a heading that is no table, a column that stands twice in any case, and one that nobody knows', async () => {
    expect(await headings('a b c\n1 2 3')).toContainEqual({
      row: 1,
      field: 'heading',
      message: expect.stringMatching(/one column.*semicolons/),
    });
    expect(await headings(`${HEADING.join(',')},Price,colour\n${CELLS.join(',')},1,red`)).toEqual([
      { row: 1, field: 'price', message: 'is there twice, as column 5 and 9: keep one' },
      { row: 1, field: 'colour', message: 'is not a known column' },
    ]);
  });

  it('leaves out rows and columns with nothing in them', async () => {
    const [heading, row] = [HEADING.join(','), CELLS.join(',')];
    const plain = await problemsIn(`${heading}\n${row}\n`);

    expect(await problemsIn(`${heading},,\n${row},,\n${',,'.repeat(5)}\n , ,\n\n`)).toEqual(plain);
  });

  it('names the column, the cell and how it is written where a notation is not understood', async () => {
    const problems = await problemsIn([HEADING, CELLS].map((cells) => cells.join(',')).join('\n'));

    expect(problems).toContainEqual({ row: 2, field: 'sold_out_dates', message: expect.stringMatching(/"soon".*like 2027-02-17/) });
    expect(problems).toContainEqual({
      row: 2,
      field: 'opening_hours',
      message: expect.stringMatching(/"Mon-Fri 10am-6pm".*like 1-5 09:00-18:00/),
    });
    expect(problems.some(({ message }) => /expected .*received/.test(message))).toBe(false);
  });
});

describe('the runbook', () => {
  it.each(['json', 'csv'])('shows a %s example that is taken as it stands', async (language) => {
    const runbook = await readFile(join(__dirname, '../../../../../docs/runbooks/import-a-catalogue.md'), 'utf8');
    const example = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(runbook)?.[1] ?? '';

    const parsed = await parseText(example, `example.${language}`);

    expect(problemsOf(parsed)).toEqual([]);
    expect(parsed).toMatchObject({
      ok: true,
      catalogue: { products: [{ code: 'TOWER', options: [{ units: [{ price: 3500 }, { price: 2200 }] }] }] },
    });
  });

  it('shows a ferry with its fares by nationality, the same in JSON and in CSV', async () => {
    const runbook = await readFile(join(__dirname, '../../../../../docs/runbooks/import-a-catalogue.md'), 'utf8');
    const [json, csv] = ['json', 'csv'].map(
      (language) => [...runbook.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))][1]![1]!,
    );

    const parsed = await parseText(csv!, 'ferries.csv');

    expect(problemsOf(parsed)).toEqual([]);
    const [ferry] = parsed.ok ? parsed.catalogue.products : [];
    expect(ferry?.details).toMatchObject((JSON.parse(json!) as { details: object }).details);
    expect(ferry?.details).toMatchObject({ fares: [{ travellers: 'ID', oneWay: 2800 }, { travellers: 'FOREIGN', oneWay: 3600 }, {}] });
  });
});
