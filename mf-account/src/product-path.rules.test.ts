import { productPath } from './product-path.rules';

it.each([
  ['attraction', 'zoo', '/attraction/zoo'],
  ['cruise', 'x', '/cruise/x'],
  ['hotel', 'x', '/hotel/detail?hotel=x'],
] as const)('leads from a booked %s to its page', (kind, productId, path) => {
  expect(productPath({ kind, productId })).toBe(path);
});
