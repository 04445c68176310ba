import { loginPath, safeNext } from './next-path';

describe('safeNext', () => {
  it.each([
    ['/order-history?tab=past#a', '/order-history?tab=past#a'],
    ['/cart?token=abc', '/cart'],
  ])('keeps a path of this site: %s', (given, expected) => {
    expect(safeNext(given)).toBe(expected);
  });

  it.each([
    null,
    '',
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '/%2e%2e//evil.test\n',
    'javascript:alert(1)',
    '/\t/evil.test',
    '/x/..//evil.test',
    '/login?next=/login',
  ])('refuses what leads elsewhere: %s', (given) => {
    expect(safeNext(given)).toBe('/');
  });
});

describe('loginPath', () => {
  it('names the page to come back to', () => {
    expect(loginPath('/order-history')).toBe('/login?next=%2Forder-history');
  });

  it('keeps where the sign-in page leads to, for who comes to it with a session that is over', () => {
    expect(loginPath('/login?next=%2Forder-history%3Ftab%3Dpast&why=token', 'ended')).toBe(
      '/login?next=%2Forder-history%3Ftab%3Dpast&why=ended',
    );
    expect(loginPath('/login', 'ended')).toBe('/login?why=ended');
    expect(loginPath('/login?next=//evil.test')).toBe('/login');
  });
});
