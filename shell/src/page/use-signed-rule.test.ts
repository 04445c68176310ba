import type { SiteRoute } from './routes.rules';
import { signInFor } from './use-signed-rule';

const route = (path: string, ...middleware: string[]) => ({ path, middleware }) as unknown as SiteRoute;

it.each<[string, SiteRoute | undefined, boolean, string, string | null]>([
  ['an open page', route('/hotel'), false, '/hotel', null],
  [
    'a page for the signed-in',
    route('/order-history', 'signed'),
    false,
    '/order-history?page=2',
    '/login?next=%2Forder-history%3Fpage%3D2',
  ],
  ['any page of an agents’ host', route('/hotel'), true, '/hotel', '/login?next=%2Fhotel'],
  ['the first page of an agents’ host', route('/'), true, '/', '/login'],
  ['what does not exist on an agents’ host', undefined, true, '/no/such', '/login?next=%2Fno%2Fsuch'],
  ['the sign-in itself', route('/login'), true, '/login?next=%2Fhotel', null],
  ['the sign-in where none is published', undefined, true, '/login?next=%2Fhotel', null],
])('of %s', (_page, found, isTrade, address, expected) => {
  expect(signInFor(found, isTrade, address)).toBe(expected);
});
