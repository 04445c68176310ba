import { formatDates, formatExactly, formatMoney, formatRow } from './format';

it.each([
  [{ amount: 12_800, currency: 'SGD' }, 'en', 'SGD 128.00', 'SGD 128.00'],
  [{ amount: 238_800_000, currency: 'IDR' }, 'en', 'IDR 2,388,000', 'IDR 2,388,000.00'],
  [{ amount: 238_800_037, currency: 'IDR' }, 'id', 'IDR 2.388.000,37', 'IDR 2.388.000,37'],
  [{ amount: 9_480, currency: 'JPY' }, 'en', 'JPY 9,480', 'JPY 9,480'],
])('writes %j in %s as a price and as an account', (money, language, price, account) => {
  expect([formatMoney(money, language), formatExactly(money, language)].map((text) => text.replace('\u00a0', ' '))).toEqual([
    price,
    account,
  ]);
});

it.each([
  ['en', 'Bali, Indonesia'],
  ['id', 'Bali, Indonesia'],
  ['zh-Hant', 'Bali，Indonesia'],
])('puts places beside each other with the comma of %s, and none twice', (language, row) => {
  expect(formatRow(['Bali', '', undefined, 'Bali', 'Indonesia'], language)).toBe(row);
});

it.each([
  ['zh-Hans', '2026-11-29', '2026-12-02', '2026/11/29周日至2026/12/2周三'],
  ['zh-Hans', '2026-12-30', '2027-01-02', '2026/12/30周三至2027/1/2周六'],
  ['zh-Hant', '2026-12-30', '2027-01-02', '2026/12/30週三至2027/1/2週六'],
  ['en', '2026-12-30', '2027-01-02', 'Wed, Dec 30, 2026 – Sat, Jan 2, 2027'],
])('joins first and last day in %s in one way, within a year and across two', (language, from, to, range) => {
  expect(formatDates(from, to, language)).toBe(range);
});
