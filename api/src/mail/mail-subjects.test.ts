import { MAIL_WORDS } from './mail-words';
import { WALLET_MAIL_WORDS } from '../modules/wallet/wallet-mail-words';

/** Our own numbers, amounts and products; nothing that somebody types. */
const OURS = new Set([
  'code',
  'number',
  'reference',
  'product',
  'amount',
  'date',
  'month',
  'rate',
  'count',
  'currency',
  'company',
  'percent',
  'overdue',
]);

it.each(
  Object.entries({ ...MAIL_WORDS }).map(([language, words]) => [language, { ...words, ...WALLET_MAIL_WORDS[language as 'en'] }] as const),
)('no subject holds what somebody typed: %s', (_, words) => {
  const subjects = Object.values(words).flatMap((letter) => (typeof letter === 'object' && 'subject' in letter ? [letter.subject] : []));
  const placed = subjects.flatMap((subject) => [...subject.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''));

  expect(subjects.length).toBeGreaterThan(40);
  expect(placed.filter((name) => !OURS.has(name))).toEqual([]);
});
