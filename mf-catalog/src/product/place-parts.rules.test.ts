import { placeParts } from './place-parts.rules';

it.each([
  ['Kuala Lumpur', 'Kuala Lumpur & Selangor', ['Kuala Lumpur & Selangor']],
  ['吉隆坡', '吉隆坡与雪兰莪', ['吉隆坡与雪兰莪']],
  ['Bali', 'Bali', ['Bali']],
  ['Ubud', 'Bali', ['Ubud', 'Bali']],
  ['Johor Bahru', 'Johor', ['Johor Bahru', 'Johor']],
])('says of %s in %s: %j', (name, state, parts) => {
  expect(placeParts({ name, state })).toEqual(parts);
});
