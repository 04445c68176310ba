import { faultOfAnswer, numberWords, plainAnswer } from './passenger-answer';

const written = { required: true, maxLength: 5, choices: [], number: null };
const chosen = { ...written, choices: [{ id: 'vegan' }, { id: 'halal' }] };
const counted = { ...written, number: { min: 30, max: 110, unit: 'kg' as const } };

it.each([
  [written, '', 'missing'],
  [{ ...written, required: false }, '', undefined],
  [written, 'nuts', undefined],
  [written, '不吃花生酱', undefined],
  [written, 'no nuts', 'long'],
  [chosen, 'vegan', undefined],
  [chosen, 'Vegan', 'choice'],
  [{ ...chosen, required: false }, 'meat', 'choice'],
  [counted, '30', undefined],
  [counted, '110', undefined],
  [counted, '29', 'number'],
  [counted, '111', 'number'],
  [counted, '1000000000', 'number'],
  [counted, '99999999999999999999', 'number'],
  [counted, '70.5', 'number'],
  [counted, '-70', 'number'],
  [counted, '7e1', 'number'],
  [counted, 'heavy', 'number'],
])('of %j the answer %j is wrong as %s', (asked, answer, fault) => {
  expect(faultOfAnswer(asked, answer)).toBe(fault);
});

it('sends a number in plain digits, and of what is written only the words', () => {
  expect([plainAnswer(counted, ' ７５ '), plainAnswer(counted, '1 05'), plainAnswer(written, '  no nuts ')]).toEqual([
    '75',
    '105',
    'no nuts',
  ]);
});

it('writes a number as the readers of a language do', () => {
  expect(['en', 'zh-Hans'].map((language) => numberWords(75, 'kg', language))).toEqual(['75 kg', '75 kg']);
  expect([numberWords(168, 'cm', 'id'), numberWords(1200, null, 'id')]).toEqual(['168 cm', '1.200']);
});
