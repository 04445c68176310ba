import { phoneNumberOf } from '@straits/api-contract/phone';
import { callingCodeOf } from '../typing/countries';
import { callablePhone } from './contact-phone.rules';

it.each([
  ['0812 3456 7890', 'ID', '+62 812 3456 7890'],
  ['0812-3456-7890', 'ID', '+62 812 3456 7890'],
  ['(021) 555-0199', 'ID', '+62 21 555 0199'],
  ['+62 0812 3456 7890', 'ID', '+62 812 3456 7890'],
  ['０８１２３４５６７８９０', 'ID', '+62 81234567890'],
  ['9123 4567', 'SG', '+65 9123 4567'],
  ['65 9123 4567', 'SG', '+65 9123 4567'],
  ['012-345 6789', 'MY', '+60 12 345 6789'],
  ['+60 12-345 6789', 'SG', '+60 12 345 6789'],
  ['06 698 12345', 'IT', '+39 06 698 12345'],
  [' 12345 ', 'SG', '12345'],
])('writes %s of %s as %s', (typed, country, written) => {
  expect(callablePhone(typed, callingCodeOf(country), phoneNumberOf(typed, country))).toBe(written);
});
