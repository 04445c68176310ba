import { resetFaults, signInFaults, viewOf, viewPath } from './sign-in.rules';

describe('viewOf', () => {
  it.each([
    ['', 'sign-in'],
    ['view=forgot', 'forgot'],
    ['view=reset&next=/cart', 'reset'],
    ['view=admin', 'sign-in'],
    ['next=/register', 'register'],
    ['next=/emailconfirmation', 'confirm'],
    ['next=/order-history', 'sign-in'],
  ])('%s shows %s', (search, expected) => {
    expect(viewOf(new URLSearchParams(search))).toBe(expected);
  });
});

describe('viewPath', () => {
  it('keeps where to go afterwards', () => {
    expect(viewPath('forgot', '/cart')).toBe('/login?view=forgot&next=%2Fcart');
  });

  it('is plain when there is nothing to keep', () => {
    expect(viewPath('sign-in', '/')).toBe('/login');
  });
});

describe('signInFaults', () => {
  it('asks for both when both are missing', () => {
    expect(signInFaults({ username: '  ' })).toEqual({ username: 'fault.usernameMissing', password: 'fault.passwordMissing' });
  });

  it('says nothing about a password that is short: it may be an old one', () => {
    expect(signInFaults({ username: 'ada', password: 'x' })).toEqual({});
  });
});

describe('resetFaults', () => {
  it('asks for an e-mail, a code and seven characters', () => {
    expect(resetFaults({ email: 'ada', code: ' - ', password: '123456' })).toEqual({
      email: 'fault.emailFormat',
      code: 'fault.codeMissing',
      password: 'fault.passwordShort',
    });
  });

  it('accepts a code with spaces', () => {
    expect(resetFaults({ email: 'ada@straits.test', code: '12 34 56', password: '1234567' })).toEqual({});
  });
});
