import { greet, MAIL_WORDS } from './mail-words';

const words = MAIL_WORDS.en;

it.each([
  'Ada Lim',
  "Siobhán O'Brien",
  'Tan Mei-Ling, Jr.',
  '林晓测',
  'Nguyễn Thị Ánh',
  'Dr. Ali bin Abu',
  'மீனா',
  '김민수',
  'Raj a/l Kumar',
  'Devi D/O Rajan',
  'J. R. Tolkien',
  '阿里木·买买提',
  'محمد علي',
])('greets %s by name', (name) => {
  expect(greet(words, name)).toContain(name);
});

it.each([
  'URGENT: verify at http://evil.test',
  'www.evil.test',
  'evil。test',
  'evil．test',
  'Ada\nLim',
  'Ada \u202Etset.live',
  'call me at evil/path',
  '🎁 prize',
  'call evil.com now',
  'You won 5000',
  'Pay <b>now</b>',
  'pay@evil.test',
  'a'.repeat(80),
  '',
  null,
])('greets whoever reads it, not %j', (name) => {
  expect(greet(words, name)).toBe(words.greetingUnnamed);
});
