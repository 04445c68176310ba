import { isPhone } from './phone-form';

it.each([
  '91234567',
  ' +65 6123 4567 ',
  '(+62) 812-3456-7890',
  '021/555.0199',
  '＋６５　６１２３　４５６７',
  '+65 6123‑4567',
  '\u202a+65 6123 4567\u202c',
])('takes %j as a number', (typed) => {
  expect(isPhone(typed)).toBe(true);
});

it.each(['', '12345', '1234567890123456', '9123 CALL', 'abc', '6123+4567', '+65 6123 4567, ask for Mei'])('does not take %j', (typed) => {
  expect(isPhone(typed)).toBe(false);
});
