import { openVisit, signVisit } from './visit-token';

const KEY = 'shared-by-site-and-api';
const NOW = Date.parse('2026-12-01T02:00:00Z');
const HOUR = 3_600_000;
const VERSIONS = ['shell@s1', 'mf_booking@v2'];

it('says which versions a page was served with, and is another one for each page', () => {
  const [one, other] = [signVisit(VERSIONS, KEY, NOW), signVisit(VERSIONS, KEY, NOW)];

  expect(openVisit(one, KEY, NOW + HOUR)?.versions).toEqual(VERSIONS);
  expect(openVisit(one, KEY, NOW)?.id).not.toBe(openVisit(other, KEY, NOW)?.id);
});

const otherBody = (token: string) => {
  const [body = '', mac] = token.split('.');
  const changed = Buffer.from(body, 'base64url').toString().replace('v2', 'v1');
  return `${Buffer.from(changed).toString('base64url')}.${mac}`;
};

it.each([
  ['signed by another key', signVisit(VERSIONS, 'guessed', NOW)],
  ['with other versions', otherBody(signVisit(VERSIONS, KEY, NOW))],
  ['without a signature', signVisit(VERSIONS, KEY, NOW).split('.')[0] ?? ''],
  ['of a page that was served two days ago', signVisit(VERSIONS, KEY, NOW - 48 * HOUR)],
  ['of a page that is served tomorrow', signVisit(VERSIONS, KEY, NOW + 24 * HOUR)],
  ['that is none', 'visit-one'],
  ['that is empty', ''],
])('refuses one %s', (_what, token) => {
  expect(openVisit(token, KEY, NOW)).toBeNull();
});
