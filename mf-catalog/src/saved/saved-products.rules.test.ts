import { readIds, withFirst, without } from './saved-products.rules';

it.each([
  ['["zoo","inn"]', ['zoo', 'inn']],
  [null, []],
  ['not json', []],
  ['{"a":1}', []],
  ['["<script>", 7, "zoo"]', ['zoo']],
  [JSON.stringify(Array.from({ length: 99 }, (_, index) => `p${index}`)), Array.from({ length: 40 }, (_, index) => `p${index}`)],
])('reads %s', (stored, ids) => {
  expect(readIds(stored)).toEqual(ids);
});

it('puts what is new first, once, and forgets the oldest', () => {
  expect(withFirst(['a', 'b', 'c'], 'c', 3)).toEqual(['c', 'a', 'b']);
  expect(withFirst(['a', 'b', 'c'], 'd', 3)).toEqual(['d', 'a', 'b']);
  expect(without(['a', 'b'], 'a')).toEqual(['b']);
});
