import { productKind } from '@straits/api-contract';
import contract from '../../contract.json';
import { productPath } from './product-links.rules';

const kinds = contract.sitemaps.flatMap(({ section, path }) => {
  const kind = productKind.safeParse(section);
  return kind.success ? [{ kind: kind.data, path }] : [];
});

it.each(kinds)('search engines are told the address of a $kind that its cards lead to', ({ kind, path }) => {
  expect(path.replace('{id}', 'some-id')).toBe(productPath({ kind, id: 'some-id' }));
});

const guests = { adults: 2, children: 1, infants: 1 };
it.each([
  ['attraction', '/attraction/x?date=2026-12-12&units=ADULT%3A2%2CCHILD%3A1%2CINFANT%3A1'],
  ['package', '/package/x?date=2026-12-12&units=ADULT%3A2%2CCHILD%3A1%2CINFANT%3A1'],
  ['hotel', '/hotel/detail?hotel=x&checkIn=2026-12-12&adults=2&childAges=8%2C1'],
  ['ferry', '/ferry/x?date=2026-12-12&adult=2&child=1&infant=1'],
  ['transport', '/transport/x?date=2026-12-12&passengers=4'],
  ['cruise', '/cruise/x?date=2026-12-12&guests=2-8-1'],
] as const)('a card of the kind %s leads to its page with the day and the guests', (kind, path) => {
  expect(productPath({ kind, id: 'x' }, '2026-12-12', guests)).toBe(path);
});
