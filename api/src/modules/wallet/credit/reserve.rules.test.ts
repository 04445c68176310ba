import { Temporal } from 'temporal-polyfill';
import { payByOf } from './reserve.rules';

const today = Temporal.PlainDate.from('2026-12-01');
const now = new Date('2026-12-01T02:00:00Z');

it.each([
  ['the days of the terms, when the visit is far', 14, '2027-02-01', '2026-12-15T15:59:59.000Z'],
  ['two days before the visit, when that is nearer', 14, '2026-12-10', '2026-12-08T15:59:59.000Z'],
  ['the days of the terms, when no day is fixed', 7, null, '2026-12-08T15:59:59.000Z'],
  ['tonight, for a visit in two days', 14, '2026-12-03', '2026-12-01T15:59:59.000Z'],
  ['never, for a visit tomorrow', 14, '2026-12-02', undefined],
  ['never, without terms for it', 0, '2027-02-01', undefined],
])('a reservation ends after %s', (_case, reserveDays, firstVisit, expected) => {
  expect(payByOf({ today, reserveDays, firstVisit, now })?.toISOString()).toBe(expected);
});
