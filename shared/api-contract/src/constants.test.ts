import { localeOf } from './constants';

it.each([
  ['en', 'EN'],
  ['id', 'ID'],
  ['zh-Hans', 'ZHSM'],
  ['zh-Hant', 'ZHTD'],
  ['fr', 'EN'],
])('the links of a mail in %s carry %s', (language, locale) => {
  expect(localeOf(language)).toBe(locale);
});
