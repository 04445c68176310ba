import { linkParts } from './link.rules';

describe('linkParts', () => {
  it('takes the token from the link and leaves a bare address', () => {
    expect(linkParts('/emailconfirmation', '?confirm=abc&email=ada%40straits.test')).toEqual({
      token: 'abc',
      email: 'ada@straits.test',
      bareAddress: '/emailconfirmation',
    });
  });

  it('finds it behind a trade host’s redirect', () => {
    const next = encodeURIComponent('/emailconfirmation?confirm=abc');

    expect(linkParts('/login', `?next=${next}`)).toEqual({ token: 'abc', email: '', bareAddress: '/login?view=confirm' });
  });

  it('has none when the link has none', () => {
    expect(linkParts('/emailconfirmation', '').token).toBeNull();
  });
});
