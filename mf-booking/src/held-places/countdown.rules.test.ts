import { phaseOf, remainingMs, untilNextPhase } from './countdown.rules';

describe('phaseOf', () => {
  it.each([
    [25 * 60_000, 'calm'],
    [300_001, 'calm'],
    [300_000, 'soon'],
    [60_001, 'soon'],
    [60_000, 'last'],
    [1, 'last'],
    [0, 'over'],
    [-5, 'over'],
  ])('calls %i ms before the end %s', (left, phase) => {
    expect(phaseOf(left)).toBe(phase);
  });
});

describe('remainingMs', () => {
  it('counts from the server time, whatever the browser clock says', () => {
    expect(remainingMs('2026-11-21T10:25:00.000Z', Date.parse('2026-11-21T10:00:00.000Z'))).toBe(25 * 60_000);
  });

  it('never falls below zero', () => {
    expect(remainingMs('2026-11-21T10:00:00.000Z', Date.parse('2026-11-21T10:00:01.000Z'))).toBe(0);
  });
});

describe('untilNextPhase', () => {
  it.each([
    [25 * 60_000, 20 * 60_000],
    [300_000, 240_000],
    [60_000, 60_000],
    [0, null],
  ])('says that at %i ms the present phase lasts %s ms more', (left, expected) => {
    expect(untilNextPhase(left)).toBe(expected);
  });

  it('ends in the next phase, not a moment before it', () => {
    const left = 1_500_000;

    expect(phaseOf(left - (untilNextPhase(left) ?? 0))).toBe('soon');
  });
});
