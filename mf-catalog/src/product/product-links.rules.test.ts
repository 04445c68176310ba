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
