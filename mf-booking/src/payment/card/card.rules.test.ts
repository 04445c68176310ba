import { brandOf, cardFaults, formatCardNumber, formatExpiry, readExpiry, reshapeAtEnd } from './card.rules';

const TODAY = '2026-11-21';
const good = { number: '4242 4242 4242 4242', expiry: '04 / 29', cvc: '123', holder: 'Ada Tan' };

describe('formatCardNumber', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 42', '4242 4242 42'],
    ['378282246310005', '3782 822463 10005'],
    ['', ''],
  ])('writes %s as %s', (typed, written) => {
    expect(formatCardNumber(typed)).toBe(written);
  });
});

describe('brandOf', () => {
  it.each([
    ['4', 'visa'],
    ['55', 'mastercard'],
    ['2221', 'mastercard'],
    ['34', 'amex'],
    ['62', 'unionpay'],
    ['3528', 'jcb'],
    ['9', 'other'],
  ])('knows %s as %s', (typed, brand) => {
    expect(brandOf(typed)).toBe(brand);
  });
});

describe('formatExpiry', () => {
  it.each([
    ['0429', '04 / 29'],
    ['4/29', '04 / 29'],
    ['04/2029', '04 / 29'],
    ['042029', '04 / 29'],
    ['04', '04'],
    ['4', '04'],
    ['1', '1'],
  ])('writes %s as %s', (typed, written) => {
    expect(formatExpiry(typed)).toBe(written);
  });

  it('is the same when done twice', () => {
    expect(formatExpiry(formatExpiry('0429'))).toBe('04 / 29');
  });
});

describe('readExpiry', () => {
  it.each([
    ['04 / 29', { month: 4, year: 2029 }],
    ['13/29', null],
    ['0', null],
  ])('reads %s as %j', (typed, expected) => {
    expect(readExpiry(typed)).toEqual(expected);
  });
});

describe('reshapeAtEnd', () => {
  const reshape = reshapeAtEnd(formatCardNumber);

  it('groups what is typed at the end', () => {
    expect(reshape('42424', '4242')).toBe('4242 4');
  });

  it('leaves a deletion alone, so that the cursor stays', () => {
    expect(reshape('4242 ', '4242 4')).toBe('4242 ');
  });

  it('leaves a change in the middle alone', () => {
    expect(reshape('41242 4', '4242 4')).toBe('41242 4');
  });
});

describe('cardFaults', () => {
  it('finds nothing wrong with a good card', () => {
    expect(cardFaults(good, TODAY)).toEqual({});
  });

  it.each([
    [{ number: '' }, 'number', 'cardNumberMissing'],
    [{ number: '4242' }, 'number', 'cardNumberLength'],
    [{ number: '4242 4242 4242 4241' }, 'number', 'cardNumber'],
    [{ expiry: '' }, 'expiry', 'cardExpiryMissing'],
    [{ expiry: '13 / 29' }, 'expiry', 'cardExpiry'],
    [{ expiry: '10 / 26' }, 'expiry', 'cardExpired'],
    [{ cvc: '' }, 'cvc', 'cardCvcMissing'],
    [{ cvc: '1234' }, 'cvc', 'cardCvc'],
    [{ holder: '' }, 'holder', 'cardHolder'],
  ])('finds in %j that %s is at fault: %s', (change, field, key) => {
    expect(cardFaults({ ...good, ...change }, TODAY)).toEqual({ [field]: expect.objectContaining({ key }) });
  });

  it('takes a card until the end of its month', () => {
    expect(cardFaults({ ...good, expiry: '11 / 26' }, TODAY)).toEqual({});
  });

  it('asks four digits of an American Express card', () => {
    expect(cardFaults({ ...good, number: '3782 822463 10005', cvc: '1234' }, TODAY)).toEqual({});
  });
});
