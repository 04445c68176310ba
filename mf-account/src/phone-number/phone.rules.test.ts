import { internationalPhone, nationalPhone } from './phone.rules';

describe('internationalPhone', () => {
  it.each([
    ['9123 4567', 'SG', '+6591234567'],
    ['(0812) 345-678', 'ID', '+62812345678'],
    ['+60 12-345 6789', 'SG', '+60123456789'],
    ['06 1234567', 'IT', '+39061234567'],
  ])('writes %s from %s as %s', (phone, country, expected) => {
    expect(internationalPhone(phone, country)).toBe(expected);
  });

  it.each(['123', '12ab5678', '+', '1234567890123456'])('has no number for %s', (phone) => {
    expect(internationalPhone(phone, 'SG')).toBeUndefined();
  });
});

it.each([
  ['+6591234567', 'SG', '91234567'],
  ['+6591234567', null, '+6591234567'],
  [null, 'SG', ''],
])('shows %s of %s as %s', (phone, country, expected) => {
  expect(nationalPhone(phone, country)).toBe(expected);
});
