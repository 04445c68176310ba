import { introOf, otherLangOf } from './texts.rules';

it.each([
  ['asked for and there', { en: 'Zoo', id: 'Kebun binatang' }, 'id', undefined],
  ['left out by the supplier', { en: 'Zoo' }, 'id', 'en'],
  ['filled with the English by the importer', { en: 'Zoo', id: 'Zoo' }, 'id', 'en'],
  ['English on an English page', { en: 'Zoo' }, 'en', undefined],
  ['in the other Chinese script', { en: 'Zoo', 'zh-Hans': '动物园' }, 'zh-Hant', 'zh-Hans'],
  ['lists that are the English ones', { en: { a: ['x'] }, id: { a: ['x'] } }, 'id', 'en'],
] as const)('words %s have a language of their own only where it is another', (_what, texts, asked, other) => {
  expect(otherLangOf<unknown>(texts, asked)).toBe(other);
});

it.each([
  ['said in English for want of another', { en: { intro: 'Islands' }, id: { intro: 'Islands' } }, { intro: 'Islands', introLang: 'en' }],
  ['translated', { en: { intro: 'Islands' }, id: { intro: 'Pulau' } }, { intro: 'Pulau' }],
  ['not there', { en: { intro: '' } }, { intro: '' }],
] as const)('an intro that is %s says its language only where it is another', (_what, texts, expected) => {
  expect(introOf(texts, 'id')).toEqual(expected);
});
