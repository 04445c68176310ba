import { hostFault } from './host-header';

const asked = (rawHeaders: string[], url = '/', httpVersion = '1.1') => hostFault({ rawHeaders, url, httpVersion });

it.each([
  ['localhost:3000'],
  ['b2b.localhost:3000'],
  ['127.0.0.1'],
  ['[::1]:3000'],
  ['TOUR.straits.test'],
  ['tour.straits.test.'],
  ['site_1:3000'],
])('takes %s', (host) => {
  expect(asked(['Accept', '*/*', 'Host', host])).toBeNull();
});

it.each([
  ['', 'an empty one'],
  ['ada:secret@tour.straits.test', 'a person’s'],
  ['tour.straits.test:99999', 'a port that is none'],
  ['tour.straits.test:http', 'a port in words'],
  ['tour.straits.test/x', 'a path'],
  ['tour.straits.test, evil.test', 'a list'],
  ['tour straits', 'a space'],
  ['http://tour.straits.test', 'an address'],
])('refuses "%s": %s', (host) => {
  expect(asked(['Host', host])).not.toBeNull();
});

it('refuses two, also when they are the same, and none', () => {
  expect(asked(['Host', 'a.test', 'host', 'b.test'])).not.toBeNull();
  expect(asked(['Host', 'a.test', 'HOST', 'a.test'])).not.toBeNull();
  expect(asked([])).not.toBeNull();
  expect(asked([], '/', '1.0')).toBeNull();
});

it('holds an absolute address to the Host', () => {
  expect(asked(['Host', 'a.test'], 'http://a.test/cart')).toBeNull();
  expect(asked(['Host', 'a.test'], 'http://b.test/cart')).not.toBeNull();
  expect(asked(['Host', 'a.test'], 'http://a.test@b.test/')).not.toBeNull();
});
