import { findFaults, orderCode } from './find-booking.rules';

describe('find booking', () => {
  it('reads a number as it is copied or told', () => {
    expect(orderCode(' st7k-q2mx 9p ')).toBe('ST7KQ2MX9P');
  });

  it('asks for both', () => {
    expect(findFaults({ code: ' a ', email: '' })).toEqual({ code: 'fault.orderMissing', email: 'fault.emailMissing' });
  });

  it('finds no fault in a number and an address', () => {
    expect(findFaults({ code: 'ST7KQ2MX9P', email: 'ada@straits.test' })).toEqual({});
  });
});
