import { isEmail } from './email';
import { email } from './primitives';

const VALID = [
  'ada@straits.test',
  ' Ada.L+trip@mail.straits.test ',
  "o'hara@example.com",
  'x@xn--fsqu00a.xn--0zwm56d',
  `${'a'.repeat(64)}@example.com`,
];
const INVALID = [
  ...['', 'ada', 'ada@', '@straits.test', 'a b@straits.test', 'ada@straits', 'a..b@example.com', 'dot.@example.com', '李明@example.com'],
  ...['two@@example.com', 'ada@-x.test', `${'a'.repeat(65)}@example.com`, `ada@${'b'.repeat(64)}.test`, `a@${'b.'.repeat(130)}test`],
];

it.each(VALID)('%s is an address, for the browser as for the API', (value) => {
  expect([isEmail(value), email.safeParse(value).success]).toEqual([true, true]);
});
it.each(INVALID)('%j is none, for the browser as for the API', (value) => {
  expect([isEmail(value), email.safeParse(value).success]).toEqual([false, false]);
});
