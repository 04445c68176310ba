import { validateCatalogue } from '../modules/catalog/import/validate-catalogue';
import type { AttractionImport, CatalogueImport } from '../modules/catalog/import/import-format';
import { demoCatalogue, NASTY_CASES } from './demo-catalogue';

const TODAY = '2026-11-21'; // a Saturday
const catalogue: CatalogueImport = demoCatalogue(TODAY);
const attractions = catalogue.products.filter((product): product is AttractionImport => product.kind === 'attraction');
const attraction = (id: string) => {
  const found = attractions.find((product) => product.id === id);
  if (!found) throw new Error(`${id} is not there`);
  return found;
};
const countryOf = (placeId: string) => {
  const place = catalogue.places.find(({ id }) => id === placeId);
  return catalogue.states.find(({ id }) => id === place?.stateId)?.country;
};

describe('the demonstration catalogue', () => {
  it('stands up to the checks of an agency’s own file, alone', () => {
    const nothing = { states: new Set<string>(), places: new Set<string>(), categories: new Set<string>() };

    expect(validateCatalogue(catalogue, nothing)).toMatchObject({ ok: true });
  });

  it('is the same for the same day, and rolls with the day', () => {
    expect(demoCatalogue(TODAY)).toEqual(catalogue);
    expect(demoCatalogue('2026-11-24')).not.toEqual(catalogue);
  });

  it('has sixty attractions and more, in three countries, and a handful of every other kind', () => {
    expect(attractions.length).toBeGreaterThanOrEqual(60);
    for (const kind of ['hotel', 'ferry', 'transport'] as const)
      expect(catalogue.products.filter((product) => product.kind === kind).length).toBeGreaterThanOrEqual(6);
    for (const country of ['SG', 'ID', 'MY'])
      expect(attractions.filter(({ placeId }) => countryOf(placeId) === country).length).toBeGreaterThanOrEqual(18);
  });

  it('says everything in four languages, not in English by accident', () => {
    const texts = catalogue.products.flatMap((product) => [product.summary, product.description]);

    for (const { summary, description } of attractions) {
      expect(summary.id).not.toBe(summary.en);
      expect(description.id).not.toBe(description.en);
    }
    for (const text of texts) {
      expect(text['zh-Hans']).toMatch(/\p{Script=Han}/u);
      expect(text['zh-Hant']).toMatch(/\p{Script=Han}/u);
    }
  });

  it('keeps the two Chinese scripts apart', () => {
    const simplified = /[这为们时会个来说对过还进让边树鱼岛]/u;

    const mixed = catalogue.products.flatMap(({ id, name, summary, description }) =>
      [name, summary, description].filter((text) => simplified.test(text['zh-Hant'])).map((text) => `${id}: ${text['zh-Hant']}`),
    );

    expect(mixed).toEqual([]);
  });

  it('shows four pictures and a few reviews of each attraction', () => {
    for (const product of attractions) {
      expect(product.pictures.length).toBe(4);
      expect(product.reviews.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('gives packages the days, cruises the nights and ferries the far shore that their names say', () => {
    for (const product of catalogue.products) {
      if (product.kind === 'package')
        expect(product.details.itinerary.map(({ day }) => day)).toEqual(Array.from({ length: product.details.days }, (_, i) => i + 1));
    }
    expect(catalogue.products.find(({ id }) => id === 'bali-five-days')).toMatchObject({ details: { days: 5, nights: 4 } });
    expect(catalogue.products.find(({ id }) => id === 'singapore-batam')).toMatchObject({
      details: {
        from: { country: 'SG' },
        to: { country: 'ID', timeZone: 'Asia/Jakarta' },
        durationMinutes: 50,
        sailings: expect.arrayContaining([
          expect.objectContaining({ direction: 'outbound', departs: '08:30', arrives: '08:20' }),
          expect.objectContaining({ direction: 'return', departs: '06:00', arrives: '07:50' }),
        ]) as unknown,
      },
    });
  });

  it('lies where it says it does', () => {
    for (const product of attractions) {
      const place = catalogue.places.find(({ id }) => id === product.placeId);
      expect(Math.hypot(product.latitude - (place?.latitude ?? 0), product.longitude - (place?.longitude ?? 0))).toBeLessThan(1.2);
      expect(product.openingHours.timeZone).toBe(place?.timeZone);
    }
  });
});

describe('the nasty cases', () => {
  it('has a product that is sold out on the next Saturday', () => {
    expect(attraction(NASTY_CASES.soldOutSaturday).options[0]?.inventory.exceptions).toContainEqual(
      expect.objectContaining({ dayOffset: 7, capacity: 0 }),
    );
  });

  it('has one place left on a day', () => {
    const { product, dayOffset } = NASTY_CASES.lastUnit;

    expect(attraction(product).options[0]?.inventory.exceptions).toContainEqual(expect.objectContaining({ dayOffset, capacity: 1 }));
  });

  it('has open-dated tickets with their validity', () => {
    for (const [id, days] of Object.entries(NASTY_CASES.openDated))
      expect(attraction(id).options).toEqual([expect.objectContaining({ openDated: true, validityDays: days })]);
  });

  it('prices every age of 13 and more as an adult where there is no senior band', () => {
    const units = attraction(NASTY_CASES.withoutSeniorBand).options[0]?.units ?? [];

    expect(units.map(({ type }) => type)).not.toContain('SENIOR');
    expect(units.find(({ type }) => type === 'ADULT')).toMatchObject({ minAge: 13, maxAge: null });
  });

  it('leaves no age between two bands of an option', () => {
    for (const { id, options } of attractions)
      for (const option of options) {
        const bands = option.units.map(({ minAge, maxAge }) => [minAge ?? 0, maxAge ?? 130] as const).sort((a, b) => a[0] - b[0]);
        bands.slice(1).forEach(([from], i) => expect(`${id} ${from}`).toBe(`${id} ${(bands[i]?.[1] ?? 0) + 1}`));
        expect(bands.at(-1)?.[1]).toBe(130);
      }
  });

  it('asks each traveller of a swing the weight, of a dinner and of a boat the meal, in every language', () => {
    const questionsOf = (id: string) => {
      const product = catalogue.products.find((one) => one.id === id);
      return product?.kind === 'package' ? product.details.questions : (product?.options[0]?.questions ?? []);
    };
    const asked = ['bali-swing-valley', 'batam-seafood-evening', 'komodo-sail-four-days'].map(questionsOf);

    expect(asked.map((questions) => questions.map(({ id, per }) => `${id} per ${per}`))).toEqual([
      ['weight per person'],
      ['meal per person', 'allergies per person'],
      ['meal per person', 'allergies per person', 'shoe-size per person'],
    ]);
    for (const { label } of asked.flat()) expect(new Set(Object.values(label)).size).toBeGreaterThan(2);
  });

  it('sells children only with an adult, asks for passports, charges dollars and has limits of quantity', () => {
    const child = attraction('marina-wheel').options[0]?.units.find(({ type }) => type === 'CHILD');

    expect(child?.accompaniedBy).toContain('adult');
    for (const id of NASTY_CASES.passports) expect(attraction(id).options[0]?.passengerFields).toContain('passportNumber');
    expect(attraction(NASTY_CASES.dollars).options[0]?.chargeCurrency).toBe('USD');
    for (const [id, least] of Object.entries(NASTY_CASES.minimumUnits)) expect(attraction(id).options[0]?.minUnits).toBe(least);
    for (const [id, most] of Object.entries(NASTY_CASES.maximumUnits)) expect(attraction(id).options[0]?.maxUnits).toBe(most);
  });
});
