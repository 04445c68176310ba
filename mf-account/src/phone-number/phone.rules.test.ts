import { loadNumbers, nationalPhone, phoneFault } from './phone.rules';

describe('phoneFault', () => {
  it('looks at the form alone until the numbers of each country are here', () => {
    expect(phoneFault('1234 5678', 'SG')).toBeUndefined();
    expect(phoneFault('12ab5678', 'SG')).toBe('fault.phoneFormat');
  });

  describe('with the numbers of each country', () => {
    beforeAll(loadNumbers);

    it.each([
      [undefined, 'SG'],
      ['  ', 'SG'],
      ['9123 4567', 'SG'],
      ['(0812) 3456-7890', 'ID'],
      ['+60 12-345 6789', 'SG'],
      ['06 1234 5678', 'IT'],
      ['8 (916) 123-45-67', 'RU'],
    ])('has nothing against %s of %s', (phone, country) => {
      expect(phoneFault(phone, country)).toBeUndefined();
    });

    it.each(['123', '12ab5678', '+', '1234567890123456'])('asks for another form than %s', (phone) => {
      expect(phoneFault(phone, 'SG')).toBe('fault.phoneFormat');
    });

    it.each([
      ['9123 456', 'SG'],
      ['1234 5678', 'SG'],
      ['0812 3456 7890', 'SG'],
      ['+65 1234 5678', 'ID'],
    ])('knows that %s is nobody’s number in %s', (phone, country) => {
      expect(phoneFault(phone, country)).toBe('phone_invalid');
    });
  });
});

it.each([
  ['+6591234567', 'SG', '91234567'],
  ['+6591234567', null, '+6591234567'],
  [null, 'SG', ''],
])('shows %s of %s as %s', (phone, country, expected) => {
  expect(nationalPhone(phone, country)).toBe(expected);
});
