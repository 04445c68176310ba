import { joinDate, readMonth, splitDate } from './date-boxes.rules';

describe('reading a month', () => {
  test.each([
    ['3', 'en', 3],
    ['03', 'en', 3],
    ['March', 'en', 3],
    ['mar', 'en', 3],
    ['Sept.', 'en', 9],
    ['Maret', 'id', 3],
    ['agu', 'id', 8],
    ['March', 'id', 3],
    ['三月', 'zh-Hans', 3],
    ['3月', 'zh-Hant', 3],
    ['13', 'en', null],
    ['0', 'en', null],
    ['ma', 'en', null],
    ['Smarch', 'en', null],
    ['', 'en', null],
  ])('takes %s in %s for %s', (typed, language, month) => {
    expect(readMonth(typed, language)).toBe(month);
  });
});

describe('joining the boxes', () => {
  test.each([
    [{ day: '7', month: 'March', year: '1990' }, '1990-03-07'],
    [{ day: ' 29 ', month: '2', year: '2024' }, '2024-02-29'],
    [{ day: '29', month: '2', year: '2023' }, '2023-2-29'],
    [{ day: '31', month: '4', year: '1990' }, '1990-4-31'],
    [{ day: '7', month: '', year: '1990' }, '1990--7'],
    [{ day: '7', month: '3', year: '90' }, '90-3-7'],
    [{ day: '', month: '', year: '' }, ''],
  ])('makes %j into %s', (parts, value) => {
    expect(joinDate(parts, 'en')).toBe(value);
  });

  it('gives what was typed back when a partial value is split', () => {
    expect(splitDate(joinDate({ day: '31', month: 'Smarch', year: '' }, 'en'))).toEqual({ day: '31', month: 'Smarch', year: '' });
  });
});
