import { LANGUAGES } from '@straits/api-contract/constants';
import { describeEntry, describeWithKind, kindsNamed, type EntryFacts } from './describe-entry.rules';

const conversion = { from: 'SGD', to: 'IDR', rate: '12650.500000000000000000', feeMinor: 150 };
const facts = (more: Partial<EntryFacts>): EntryFacts => ({
  kind: 'conversion',
  reversedKind: null,
  description: 'SGD/IDR 12650.5',
  soldBy: null,
  conversion,
  ...more,
});

it.each([
  ['en', 'SGD to IDR at 12,650.5, fee SGD 1.50'],
  ['id', 'SGD ke IDR, kurs 12.650,5, biaya SGD 1,50'],
  ['zh-Hans', 'SGD 兑换为 IDR，汇率 12,650.5，手续费 SGD 1.50'],
  ['zh-Hant', 'SGD 兌換為 IDR，匯率 12,650.5，手續費 SGD 1.50'],
] as const)('says a conversion in %s', (language, words) => {
  expect(describeEntry(facts({}), language)).toBe(words);
});

it.each([
  ['without a fee', facts({ conversion: { ...conversion, feeMinor: 0 } }), 'SGD to IDR at 12,650.5'],
  [
    'at a small rate',
    facts({ conversion: { from: 'IDR', to: 'SGD', rate: '0.000079051383399209', feeMinor: 0 } }),
    'IDR to SGD at 0.000079051383',
  ],
  ['that was taken back', facts({ kind: 'reversal', reversedKind: 'conversion' }), 'SGD to IDR at 12,650.5, fee SGD 1.50'],
])('says a conversion %s', (_case, entry, words) => {
  expect(describeEntry(entry, 'en')).toBe(words);
});

it('leaves what somebody wrote as it is, and words what the ledger did by itself', () => {
  const own = { conversion: null, description: 'TU-77' };
  expect(describeEntry(facts({ ...own, kind: 'top_up' }), 'zh-Hans')).toBe('TU-77');
  for (const language of LANGUAGES) {
    const settled = describeEntry(facts({ ...own, kind: 'settlement', description: 'Credit settled' }), language);
    expect(settled).not.toBe('Credit settled');
    expect(describeEntry(facts({ ...own, kind: 'reversal', reversedKind: 'settlement' }), language)).toBe(settled);
  }
});

it('says the kind on paper, where the words do not', () => {
  const top = facts({ kind: 'top_up', conversion: null, description: 'TU-77' });
  expect([top, facts({}), facts({ kind: 'reversal' })].map((entry) => describeWithKind(entry, 'zh-Hans'))).toEqual([
    '充值 · TU-77',
    'SGD 兑换为 IDR，汇率 12,650.5，手续费 SGD 1.50',
    '更正 · SGD 兑换为 IDR，汇率 12,650.5，手续费 SGD 1.50',
  ]);
});

it('knows kinds by a part of their name', () => {
  expect(kindsNamed('TOP', 'en')).toEqual(['top_up']);
  expect(kindsNamed('兑换', 'zh-Hans')).toEqual(['conversion', 'redeem']);
  expect(kindsNamed('ST7KQ2', 'en')).toEqual([]);
});
