import { formatDates, formatExactly, formatInstant, formatMoney, formatRow } from './format';

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
  ['zh-Hans', '2026-11-29', '2026-12-02', '2026年11月29日周日至12月2日周三'],
  ['zh-Hans', '2026-12-30', '2027-01-02', '2026年12月30日周三至2027年1月2日周六'],
  ['zh-Hant', '2026-12-30', '2027-01-02', '2026年12月30日週三至2027年1月2日週六'],
  ['zh-Hant', '2026-12-30', '2026-12-30', '2026年12月30日週三'],
  ['en', '2026-12-30', '2027-01-02', 'Wed, Dec 30, 2026 – Sat, Jan 2, 2027'],
])('joins first and last day in %s in one way, within a year and across two', (language, from, to, range) => {
  expect(formatDates([from, to], language)).toBe(range);
});

it.each([
  ['en', 'Tue, Dec 1, 2026, 19:15 – Fri, Dec 4'],
  ['zh-Hans', '2026年12月1日周二 19:15至12月4日周五'],
])('says in %s at what time the first day begins', (language, range) => {
  expect(formatDates(['2026-12-01', '2026-12-04'], language, '19:15')).toBe(range);
});

it.each([
  ['en', 'Asia/Singapore', 'Nov 23, 17:27 GMT+8'],
  ['id', 'Asia/Singapore', '23 Nov, 17:27 GMT+8'],
  ['id', 'Asia/Jakarta', '23 Nov, 16:27 WIB'],
  ['zh-Hans', 'Asia/Singapore', '11月23日 17:27（GMT+8）'],
  ['zh-Hant', 'Asia/Jakarta', '11月23日 16:27（GMT+7）'],
])('tells a moment in %s by the clock of %s', (language, timeZone, shown) => {
  expect(formatInstant('2026-11-23T09:27:00Z', language, timeZone)).toBe(shown);
});
