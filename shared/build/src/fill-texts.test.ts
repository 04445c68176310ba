import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type * as Fill from './fill-texts.mjs';

const english = { title: 'Cart', pay: { now: 'Pay now', later: 'Pay later' }, seats_one: '{{count}} seat', seats_other: '{{count}} seats' };

let fill: typeof Fill;
beforeAll(async () => void (fill = await import('./fill-texts.mjs')));

it.each([
  ['a word', { pay: { now: '付款', later: '稍后' }, seats_other: '座' }, { title: 'Cart' }],
  ['a word of a group', { title: '车', pay: { now: '付款' }, seats_other: '座' }, { pay: { now: '付款', later: 'Pay later' } }],
  ['a group', { title: '车', seats_other: '座' }, { pay: english.pay }],
  ['a group that is one word', { title: '车', pay: '付款', seats_other: '座' }, { pay: english.pay }],
])('is English where %s is missing', (_case, own, added) => {
  expect(fill.filledTexts(own, english)).toEqual({ ...own, ...added });
});

it('lacks no plural form that the language does not have', () => {
  const own = { title: '车', pay: english.pay, seats_other: '座' };

  expect(fill.filledTexts(own, english)).toEqual(own);
});

it('fills a locale file by the English one beside it, and is built anew when that changes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'straits-texts-'));
  writeFileSync(path.join(folder, 'en.json'), JSON.stringify(english));
  const addDependency = jest.fn();

  const filled = fill.default.call({ resourcePath: path.join(folder, 'id.json'), addDependency }, '{"title":"Keranjang"}');

  expect(JSON.parse(filled)).toMatchObject({ title: 'Keranjang', pay: { now: 'Pay now' } });
  expect(addDependency).toHaveBeenCalledWith(path.join(folder, 'en.json'));
  rmSync(folder, { recursive: true });
});

it('stands in the way of every language but English', () => {
  const isFilled = (file: string) => fill.fillRule.test.test(`/mf-booking/src/locales/${file}`);

  expect(['id.json', 'zh-Hans.json', 'zh-Hant.json', 'en.json'].filter(isFilled)).toEqual(['id.json', 'zh-Hans.json', 'zh-Hant.json']);
});
