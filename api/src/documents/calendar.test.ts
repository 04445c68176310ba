import type { Order, OrderLine } from '@straits/api-contract';
import { drawCalendar } from './calendar';

const line = (change: Partial<OrderLine>) =>
  ({
    ...{ id: 'a', productName: 'HarbourFront – Batam', optionName: 'Batam → HarbourFront', localDate: '2026-12-03', startTime: null },
    ...{ endDate: null, timeZone: 'Asia/Jakarta', isCancelled: false, answers: [], redemption: '', ...change },
  }) as OrderLine;
const SHOP = { name: 'Straits, "Travel"', supportEmail: 'help@straits.test' };
const CREATED = '2026-11-23T09:00:00.000Z';
const entry = (at: string) => ({ status: 'paid', at, by: 'customer', reason: null });
const orderWith = (change: Partial<OrderLine>, order: object = {}) =>
  ({
    ...{ code: 'ST1', status: 'paid', createdAt: CREATED, serverNow: '2026-11-25T10:00:00.000Z' },
    ...{ history: [entry(CREATED)], lines: [line(change)], ...order },
  }) as unknown as Order;
const drawn = (change: Partial<OrderLine>, order?: object) => drawCalendar(orderWith(change, order), SHOP);

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

  it('ends a sailing when it arrives, on the clock of that port', () => {
    const arrival = { port: 'HarbourFront', localDate: '2026-12-03', time: '19:30', timeZone: 'Asia/Singapore' };

    expect(drawn({ kind: 'ferry', startTime: '17:20', arrival })).toContain('DTSTART:20261203T102000Z\r\nDTEND:20261203T113000Z\r\n');
  });

  it('says where it is, with what a comma would break', () => {
    const calendar = drawn({ venue: { name: '80 Mandai Lake Rd, Singapore', latitude: 1.4043, longitude: 103.793 } });

    expect(calendar).toContain('LOCATION:80 Mandai Lake Rd\\, Singapore\r\nGEO:1.4043;103.793\r\n');
    expect(drawn({})).not.toContain('LOCATION');
  });

  it('has a number that grows with each change under the same UID, and when it was', () => {
    const moved = drawn({ localDate: '2026-12-09' }, { history: [entry(CREATED), entry('2026-11-24T08:00:00.000Z')] });

    expect(drawn({})).toMatch(/UID:a@straits\r\nSEQUENCE:0\r\n/);
    expect(moved).toMatch(/UID:a@straits\r\nSEQUENCE:1\r\nDTSTAMP:20261125T100000Z\r\n/);
    expect(moved).toContain('LAST-MODIFIED:20261124T080000Z\r\n');
  });

  it('tells a calendar to take out what was cancelled', () => {
    const both = orderWith({}, { lines: [line({}), line({ id: 'b', isCancelled: true })] });
    const [stands = '', off = ''] = drawCalendar(both, SHOP).split('BEGIN:VEVENT').slice(1);

    expect(stands).toContain('STATUS:CONFIRMED');
    expect(off).toContain('UID:b@straits');
    expect(off).toContain('STATUS:CANCELLED');
    expect(drawCalendar(both, SHOP)).toContain('METHOD:PUBLISH');
    expect(drawn({}, { status: 'CANCELLED' })).toMatch(/METHOD:CANCEL\r\n[^]*STATUS:CANCELLED/);
  });

  it('names who may change it', () => {
    expect(drawn({})).toContain('ORGANIZER;CN="Straits, Travel":mailto:help@straits.test');
  });

  it('keeps lines to 75 bytes and leaves control characters out', () => {
    const calendar = drawn({ productName: `${'夜间'.repeat(40)}\u0007`, redemption: 'One\r\nTwo' });

    expect(Math.max(...calendar.split('\r\n').map((part) => Buffer.byteLength(part)))).toBeLessThanOrEqual(75);
    expect(calendar).not.toContain('\u0007');
    expect(calendar.replaceAll('\r\n ', '')).toContain('One\\nTwo');
  });
});
