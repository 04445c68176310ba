import { callablePhone } from './callable-phone';

it.each([
  ['61234567', 'SG', '+65 6123 4567'],
  ['0812-3456-7890', 'ID', '+62 812 3456 7890'],
  ['+60 12-345 6789', 'SG', '+60 12 345 6789'],
  ['61234567', undefined, '61234567'],
  ['12345', 'SG', '12345'],
])('writes %s of %s as %s', (typed, country, written) => {
  expect(callablePhone(typed, country)).toBe(written);
});
