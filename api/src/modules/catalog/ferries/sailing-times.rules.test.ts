import { arrivalOf } from './sailing-times.rules';

const SG = 'Asia/Singapore'; // +8
const JAKARTA = 'Asia/Jakarta'; // +7
const JAYAPURA = 'Asia/Jayapura'; // +9

test.each([
  ['an hour west in fifty minutes', '08:00', '07:50', 50, SG, JAKARTA, 0, 50],
  ['an hour east', '08:00', '09:50', 50, JAKARTA, SG, 0, 50],
  ['two zones west: earlier than it left', '08:00', '07:30', 90, JAYAPURA, JAKARTA, 0, 90],
  ['two zones west just after midnight: the day before', '00:30', '00:00', 90, JAYAPURA, JAKARTA, 0, 90],
  ['over midnight backwards', '00:10', '23:40', 90, JAYAPURA, JAKARTA, -1, 90],
  ['a night boat', '22:00', '06:00', 480, SG, SG, 1, 480],
  ['a clock that differs a little from the duration', '08:00', '08:05', 60, SG, JAKARTA, 0, 65],
])('%s', (_, departs, arrives, durationMinutes, fromZone, toZone, dayOffset, minutes) => {
  expect(arrivalOf({ departs, arrives, durationMinutes, fromZone, toZone }, '2026-12-05')).toEqual({
    dayOffset,
    durationMinutes: minutes,
  });
});
