import type { Language } from '@straits/api-contract/constants';
import { readWish } from './wish.rules';

const TODAY = '2026-11-22';
const read = (line: string, language: Language = 'en') => readWish(line, { today: TODAY, language });
const guests = (adults: number, children = 0, infants = 0) => ({ adults, children, infants });

test.each([
  ['zoo 2a1c 12 dec', { words: 'zoo', date: '2026-12-12', guests: guests(2, 1) }],
  ['12dec Zoo 2A 1C', { words: 'zoo', date: '2026-12-12', guests: guests(2, 1) }],
  ['night trail 2 adults, 1 child and 1 infant on December 12', { words: 'night trail', date: '2026-12-12', guests: guests(2, 1, 1) }],
  ['zoo 2 dewasa 1 anak besok', { words: 'zoo', date: '2026-11-23', guests: guests(2, 1) }],
  ['kebun binatang 2 orang dewasa dan 2 anak-anak 5 agustus', { words: 'kebun binatang', date: '2027-08-05', guests: guests(2, 2) }],
  ['动物园 2大1小 12月12日', { words: '动物园', date: '2026-12-12', guests: guests(2, 1) }],
  ['動物園 兩大一小 明天', { words: '動物園', date: '2026-11-23', guests: guests(2, 1) }],
  ['动物园两个大人１个小孩１２月１２号', { words: '动物园', date: '2026-12-12', guests: guests(2, 1) }],
  ['zoo 2 pax', { words: 'zoo', date: null, guests: guests(2) }],
  ['zoo tomorrow for 2', { words: 'zoo', date: '2026-11-23', guests: guests(2) }],
  ['zoo for 2 and 1 child on 12 dec', { words: 'zoo', date: '2026-12-12', guests: guests(2, 1) }],
  ['kebun binatang untuk 4', { words: 'kebun binatang', date: null, guests: guests(4) }],
  ['2a tomorrow', { words: '', date: '2026-11-23', guests: guests(2) }],
])('%j is read as what, who and when', (line, wish) => {
  expect(read(line)).toEqual(wish);
});

test.each([
  ['zoo 2026-12-12', '2026-12-12'],
  ['zoo 12/12', '2026-12-12'],
  ['zoo 5/12', '2026-12-05'],
  ['zoo 12/25', '2026-12-25'],
  ['zoo 12.12.26', '2026-12-12'],
  ['zoo 1 jan', '2027-01-01'],
  ['zoo 22 nov', '2026-11-22'],
  ['zoo 21 nov', '2027-11-21'],
  ['zoo 12 des 2027', '2027-12-12'],
  ['zoo 29 feb', '2028-02-29'],
  ['zoo lusa', '2026-11-24'],
  ['zoo hari ini', '2026-11-22'],
  ['zoo 2026年12月12日', '2026-12-12'],
  ['zoo 后天', '2026-11-24'],
])('%j is for %s', (line, date) => {
  expect(read(line)).toEqual({ words: 'zoo', date, guests: null });
});

test('reads two numbers in Chinese as month and day', () => {
  expect(read('动物园 5/12', 'zh-Hans')?.date).toBe('2027-05-12');
});

test.each([
  'zoo',
  'sky deck 57',
  'komodo 4 days',
  '3d2n bali',
  '新加坡3大景点',
  '31 feb',
  '1 marina bay',
  'gate 99/99',
  'may',
  '',
  '2 cafes',
  'bike hire for 2 hours',
])('%j says neither who nor when', (line) => {
  expect(read(line)).toBeNull();
});
