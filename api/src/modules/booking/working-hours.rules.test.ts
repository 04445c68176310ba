import { afterWorkingHours } from './working-hours.rules';

describe('afterWorkingHours', () => {
  it.each([
    ['in the morning', '2026-12-01T10:00', '2026-12-01T12:00'],
    ['to the minute of closing', '2026-12-01T16:00', '2026-12-01T18:00'],
    ['over the night', '2026-12-01T17:30', '2026-12-02T10:30'],
    ['before opening', '2026-12-01T03:00', '2026-12-01T11:00'],
    ['after closing', '2026-12-01T18:00', '2026-12-02T11:00'],
    ['over a weekend', '2026-12-04T17:00', '2026-12-07T10:00'],
    ['on a Saturday', '2026-12-05T12:00', '2026-12-07T11:00'],
  ])('counts two hours %s', (_, from, until) => {
    expect(afterWorkingHours(new Date(`${from}+08:00`), 2)).toEqual(new Date(`${until}+08:00`));
  });
});
