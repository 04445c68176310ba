import type { Order, OrderLine } from '@straits/api-contract';
import { drawCalendar } from './calendar';

const line = (change: Partial<OrderLine>) =>
  ({
    ...{ id: 'a', productName: 'HarbourFront – Batam', optionName: 'Batam → HarbourFront', localDate: '2026-12-03', startTime: null },
    ...{ endDate: null, timeZone: 'Asia/Jakarta', isCancelled: false, answers: [], redemption: '', ...change },
  }) as OrderLine;
const drawn = (change: Partial<OrderLine>) =>
  drawCalendar({ code: 'ST1', createdAt: '2026-11-23T09:00:00.000Z', lines: [line(change)] } as unknown as Order);

describe('the calendar of an order', () => {
  it.each([
    ['package' as const, '20261208'],
    ['cruise' as const, '20261208'],
    // On the day of leaving the room is somebody else's.
    ['hotel' as const, '20261207'],
  ])('has a %s to its last day', (kind, end) => {
    expect(drawn({ kind, endDate: '2026-12-07' })).toContain(`DTSTART;VALUE=DATE:20261203\r\nDTEND;VALUE=DATE:${end}\r\n`);
  });

  it('tells the two ways of a ferry apart, at the time of the port that it leaves', () => {
    const calendar = drawn({ kind: 'ferry', startTime: '17:20' });

    expect(calendar).toContain('SUMMARY:Batam → HarbourFront\r\n');
    expect(calendar).toContain('DTSTART:20261203T102000Z\r\n');
  });

  it('ends a visit when it is over, and makes up no end where nobody knows', () => {
    expect(drawn({ startTime: '17:20', durationMinutes: 75 })).toContain('DTSTART:20261203T102000Z\r\nDTEND:20261203T113500Z\r\n');
    expect(drawn({ startTime: '17:20' })).not.toContain('DTEND');
  });
});
