import type { Availability } from '@straits/api-contract';
import { anOption, aPrice } from '../product/product.builder';
import { bookingState, type Known } from './booking-state.rules';

type Slot = Availability['slots'][number];
const slot = (change: Partial<Slot> = {}): Slot => ({ startTime: null, status: 'AVAILABLE', vacancies: 50, closesAt: null, ...change });
const day = (slots: Slot[]): Availability => ({
  optionId: 'day',
  localDate: '2026-12-01',
  slots,
  needed: 2,
  unitPrices: [{ unitId: 'adult', price: aPrice(5000) }],
  total: null,
  nearestDates: [],
});
const known = (change: Partial<Known> = {}): Known => ({
  choice: { option: anOption(), date: '2026-12-01', time: null, quantities: { adult: 2 }, answers: {} },
  today: '2026-11-21',
  availability: day([slot()]),
  refusal: undefined,
  ...change,
});

describe('bookingState', () => {
  it('is ready with the total of the day', () => {
    expect(bookingState(known())).toMatchObject({ fault: null, problem: null, missing: null, isExact: true, total: aPrice(10000) });
  });

  it('shows the lowest prices until the day is known', () => {
    expect(bookingState(known({ availability: undefined }))).toMatchObject({ isExact: false, total: aPrice(9600) });
  });

  it.each([
    ['soldOut', [slot({ status: 'SOLD_OUT', vacancies: 0 })]],
    ['closed', [slot({ status: 'CLOSED', vacancies: null })]],
    ['closed', []],
    ['fewLeft', [slot({ status: 'SOLD_OUT', vacancies: 1 })]],
    [null, [slot({ status: 'SOLD_OUT', vacancies: 0, startTime: '09:00' }), slot({ startTime: '10:00' })]],
  ])('says %s of a day with the starts %j', (fault, slots) => {
    expect(bookingState(known({ availability: day(slots) })).fault).toBe(fault);
  });

  it('calls yesterday past, whatever the API says', () => {
    const choice = { ...known().choice, date: '2026-11-20' };

    expect(bookingState(known({ choice }))).toMatchObject({ fault: 'past', missing: 'unavailable' });
  });

  it.each([
    ['date_sold_out', 'soldOut'],
    ['cut_off_passed', 'cutOff'],
    ['service_busy', null],
  ])('understands the refusal %s as %s', (refusal, fault) => {
    expect(bookingState(known({ availability: undefined, refusal })).fault).toBe(fault);
  });

  it('does not sell a start that is gone while others of the day are left', () => {
    const option = anOption({ startTimes: ['09:00', '10:00'] });
    const slots = [slot({ startTime: '09:00', status: 'SOLD_OUT', vacancies: 0 }), slot({ startTime: '10:00' })];
    const at = (time: string) => bookingState(known({ choice: { ...known().choice, option, time }, availability: day(slots) })).missing;

    expect(at('09:00')).toBe('unavailable');
    expect(at('10:00')).toBeNull();
  });
});
