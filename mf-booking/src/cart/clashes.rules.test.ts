import { aLine } from '../cart-line/cart.builder';
import { clashesOf, minutesAt } from './clashes.rules';

const at = (startTime: string, change: object = {}) => aLine({ id: startTime, startTime, durationMinutes: 60, ...change });
const stay = (id: string, localDate: string, endDate: string) => aLine({ id, kind: 'hotel', localDate, endDate });

describe('clashesOf', () => {
  it.each([
    ['times that overlap', [at('16:30'), at('16:00')], [['overlap', '16:00', '16:30', '17:00']]],
    ['too little time to travel', [at('16:00'), at('17:15')], [['tight', '16:00', '17:15', '17:00']]],
    ['nothing with time enough', [at('16:00'), at('17:30')], []],
    ['nothing on different days', [at('16:00'), at('16:10', { localDate: '2026-12-02' })], []],
    ['a zone of its own', [at('16:00', { timeZone: 'Asia/Jakarta' }), at('17:30')], [['overlap', '16:00', '17:30', '17:00']]],
    ['two hotels for one night', [stay('a', '2026-12-01', '2026-12-04'), stay('b', '2026-12-03', '2026-12-05')], [['stays', 'a', 'b', '']]],
    ['nothing for hotels one after the other', [stay('a', '2026-12-01', '2026-12-04'), stay('b', '2026-12-04', '2026-12-05')], []],
    ['nothing without a start', [aLine({ id: 'a' }), aLine({ id: 'b' })], []],
  ] as const)('finds %s', (_, lines, expected) => {
    expect(clashesOf([...lines]).map(({ kind, first, second, ends }) => [kind, first.id, second.id, ends])).toEqual(expected);
  });
});

it('knows the time of a zone', () => {
  expect(minutesAt('2026-12-01', '09:00', 'Asia/Jakarta') * 60_000).toBe(Date.parse('2026-12-01T02:00:00Z'));
});
