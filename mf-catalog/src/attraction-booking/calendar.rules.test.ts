import { boundsFrom, cellPrice, dayState, monthRange, monthWeeks, movedFocus, stripDays } from './calendar.rules';

describe('monthWeeks', () => {
  it('puts a month into weeks from Monday to Sunday', () => {
    const weeks = monthWeeks('2026-11');

    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks[5]?.[0]).toBe('2026-11-30');
  });

  it('needs four weeks for a February that begins on a Monday', () => {
    expect(monthWeeks('2027-02')).toHaveLength(4);
  });
});

describe('movedFocus', () => {
  it.each([
    ['ArrowLeft', false, '2026-11-30'],
    ['ArrowRight', false, '2026-12-02'],
    ['ArrowUp', false, '2026-11-24'],
    ['ArrowDown', false, '2026-12-08'],
    ['Home', false, '2026-11-30'],
    ['End', false, '2026-12-06'],
    ['PageUp', false, '2026-11-01'],
    ['PageDown', true, '2027-12-01'],
  ])('moves by %s', (key, isShifted, expected) => {
    expect(movedFocus('2026-12-01', key, isShifted)).toBe(expected);
  });

  it('leaves other keys to the page', () => {
    expect(movedFocus('2026-12-01', 'Tab', false)).toBeNull();
  });
});

describe('stripDays', () => {
  const bounds = boundsFrom('2026-11-21');

  it('shows three days before and after', () => {
    expect(stripDays('2026-12-10', bounds)).toEqual([
      '2026-12-07',
      '2026-12-08',
      '2026-12-09',
      '2026-12-10',
      '2026-12-11',
      '2026-12-12',
      '2026-12-13',
    ]);
  });

  it('begins today when the date is near', () => {
    expect(stripDays('2026-11-22', bounds)[0]).toBe('2026-11-21');
  });

  it('ends on the last day that can be booked', () => {
    expect(stripDays('2027-11-21', bounds).at(-1)).toBe('2027-11-21');
  });
});

describe('dayState', () => {
  const day = (status: 'AVAILABLE' | 'LIMITED' | 'SOLD_OUT' | 'CLOSED' | 'FREESALE', vacancies: number | null) => ({
    localDate: '2026-12-01',
    status,
    vacancies,
    priceFrom: null,
  });

  it.each([
    [day('AVAILABLE', 200), 'free'],
    [day('FREESALE', null), 'free'],
    [day('LIMITED', 3), 'few'],
    [day('SOLD_OUT', 0), 'soldOut'],
    [day('CLOSED', null), 'closed'],
    [undefined, 'unknown'],
  ])('of %o is %s', (given, expected) => {
    expect(dayState(given)).toBe(expected);
  });
});

describe('monthRange', () => {
  it('asks for no past days', () => {
    expect(monthRange('2026-11', '2026-11-21')).toEqual({ localDateStart: '2026-11-21', localDateEnd: '2026-11-30' });
  });

  it.each(['2026-10', '2028-01'])('asks for nothing outside what can be booked: %s', (month) => {
    expect(monthRange(month, '2026-11-21')).toBeNull();
  });
});

describe('cellPrice', () => {
  it.each([
    [{ amount: 4800, currency: 'SGD' }, 'en', '48'],
    [{ amount: 4850, currency: 'SGD' }, 'en', '48.5'],
    [{ amount: 12850, currency: 'SGD' }, 'en', '129'],
    [{ amount: 56_500_000, currency: 'IDR' }, 'en', '565K'],
  ])('fits %o into a cell in %s', (money, language, expected) => {
    expect(cellPrice(money, language)).toBe(expected);
  });
});
