import { readCountry } from './countries.rules';

it.each([
  ['SG', 'SG'],
  ['idn', 'ID'],
  ['D', 'DE'],
  ['Malaysia', 'MY'],
  ['Singapura', 'SG'],
  ['新加坡', 'SG'],
  ['印度尼西亚', 'ID'],
  ["Côte d'Ivoire", 'CI'],
  ['United Kingdom', 'GB'],
  ['South Korea', 'KR'],
  ['Indonesian', 'ID'],
  ['Atlantis', 'Atlantis'],
])('reads %s as %s', (typed, code) => {
  expect(readCountry(typed)).toBe(code);
});
