import { anAttraction, anOption, aUnit } from '../product/product.builder';
import { allMissing, cartLineOf, readChoice, writeChoice, writeQuantities } from './choice.rules';

const missingOf = (...given: Parameters<typeof allMissing>) => allMissing(...given)[0] ?? null;

const day = anOption();
const night = anOption({ id: 'night', startTimes: ['19:15', '20:30'] });
const open = anOption({ id: 'open', openDated: true });
const read = (search: string, options = [day, night]) => readChoice(new URLSearchParams(search), options);
const ready = { hasUnitProblem: false, isUnavailable: false };

describe('readChoice', () => {
  it('reads the package type, date, time and units of the address', () => {
    expect(read('option=night&date=2026-12-01&time=20:30&units=adult:2,child:1')).toEqual({
      option: night,
      date: '2026-12-01',
      time: '20:30',
      quantities: { adult: 2, child: 1 },
      answers: {},
    });
  });

  it('chooses the only package type by itself', () => {
    expect(read('', [day]).option).toBe(day);
  });

  it.each(['option=none', ''])('leaves several package types to the shopper: %s', (search) => {
    expect(read(search).option).toBeNull();
  });

  it.each(['date=2026-02-30', 'date=soon', 'date='])('drops a date that does not exist: %s', (search) => {
    expect(read(`option=day&${search}`).date).toBeNull();
  });

  it.each([
    ['adult:1000000000', { adult: 1 }],
    ['adult:-1', { adult: 1 }],
    ['adult:99', { adult: 9 }],
    ['pirate:2,child:x', { adult: 1 }],
    ['', {}],
  ])('keeps only numbers that can be booked: %s', (units, expected) => {
    expect(read(`option=day&units=${units}`).quantities).toEqual(expected);
  });

  it.each([
    ['ADULT:2,CHILD:1', [day], { adult: 2, child: 1 }],
    // Without a price for children a child goes as an adult; an infant needs nothing.
    ['ADULT:2,CHILD:1,INFANT:1', [anOption({ units: [aUnit({ id: 'adult' })] })], { adult: 3 }],
    ['INFANT:1', [day], { adult: 1 }],
  ])('reads traveller types for which a link knew no units: %s', (units, options, expected) => {
    expect(read(`option=day&units=${units}`, options).quantities).toEqual(expected);
  });

  it.each(['option=walk', 'option=walk&time=20:30', 'option=walk&time=soon'])('chooses the only start time by itself: %s', (search) => {
    expect(read(search, [day, anOption({ id: 'walk', startTimes: ['08:30'] })]).time).toBe('08:30');
  });

  it('leaves several start times to the shopper', () => {
    expect(read('option=night').time).toBeNull();
  });

  it('drops a start time of another package type', () => {
    expect(read('option=day&time=20:30').time).toBeNull();
  });
});

describe('questions', () => {
  const point = { id: 'bugis', name: 'Bugis MRT', address: '200 Victoria Street', latitude: 1.3, longitude: 103.86, minutesBefore: 20 };
  const asked = (required: boolean) =>
    anOption({
      questions: [
        { id: 'pickup', label: 'Pick-up point', required, maxLength: 200, points: [point] },
        { id: 'diet', label: 'Diet', required: false, maxLength: 200, points: [] },
      ],
    });

  it('reads a chosen point of the address, and nothing that was typed', () => {
    expect(read('answer-pickup=bugis&answer-diet=nuts', [asked(true)]).answers).toEqual({ pickup: 'bugis' });
    expect(read('answer-pickup=moon', [asked(true)]).answers).toEqual({});
  });

  it('keeps a visit from the cart until the required ones are answered', () => {
    expect(missingOf(read('date=2026-12-01', [asked(true)]), ready)).toBe('answers');
    expect(missingOf(read('date=2026-12-01', [asked(false)]), ready)).toBeNull();
    expect(missingOf(read('date=2026-12-01&answer-pickup=bugis', [asked(true)]), ready)).toBeNull();
  });

  it('take no text that was typed for another package type as a pick-up point', () => {
    const [must, may] = [true, false].map((required) => read('date=2026-12-01', [asked(required)]));
    const typed = { pickup: 'Raffles Hotel', diet: 'nuts' };

    expect(missingOf({ ...must!, answers: typed }, ready)).toBe('answers');
    expect(cartLineOf(anAttraction(), { ...may!, answers: typed }, null)?.answers).toEqual({ diet: 'nuts' });
  });

  it('go into the cart without those that stayed empty', () => {
    const choice = read('date=2026-12-01&answer-pickup=bugis', [asked(true)]);

    expect(cartLineOf(anAttraction(), { ...choice, answers: { ...choice.answers, diet: ' ' } }, null)?.answers).toEqual({
      pickup: 'bugis',
    });
  });
});

describe('writeChoice', () => {
  it('keeps the rest of the address and takes out what is empty', () => {
    const next = writeChoice(new URLSearchParams('lang=ID&date=2026-12-01&time=19:15'), { date: '2026-12-02', time: '' });

    expect(next.toString()).toBe('lang=ID&date=2026-12-02');
  });

  it('writes units as the API reads them', () => {
    expect(writeQuantities({ adult: 2, child: 0, senior: 1 })).toBe('adult:2,senior:1');
  });
});

describe('allMissing', () => {
  it.each([
    ['', ready, 'option'],
    ['option=day', ready, 'date'],
    ['option=day&date=2026-12-01', { ...ready, isUnavailable: true }, 'unavailable'],
    ['option=night&date=2026-12-01', ready, 'time'],
    ['option=day&date=2026-12-01', { ...ready, hasUnitProblem: true }, 'units'],
    ['option=day&date=2026-12-01', ready, null],
  ] as const)('of "%s" says %o %s', (search, readiness, expected) => {
    expect(missingOf(read(search), readiness)).toBe(expected);
  });

  it('asks no date for an open-dated ticket', () => {
    expect(missingOf(read('', [open]), ready)).toBeNull();
  });
});

describe('cartLineOf', () => {
  it('is what the cart takes', () => {
    const choice = read('option=night&date=2026-12-01&time=20:30&units=adult:2');

    expect(cartLineOf(anAttraction(), choice, null)).toEqual({
      productId: 'zoo',
      optionId: 'night',
      localDate: '2026-12-01',
      startTime: '20:30',
      units: [{ unitId: 'adult', quantity: 2 }],
    });
  });

  it('carries no date for an open-dated ticket even when the address has one', () => {
    expect(cartLineOf(anAttraction(), read('date=2026-12-01', [open]), null)).not.toHaveProperty('localDate');
  });

  it('is nothing while something is missing', () => {
    expect(cartLineOf(anAttraction(), read(''), 'option')).toBeNull();
  });
});
