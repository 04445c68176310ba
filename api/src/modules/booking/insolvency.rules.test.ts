import { insolvencyAnswerOf } from './insolvency.rules';

const at = new Date('2026-12-01T02:00:00Z');
const ferry = { id: 'a', kind: 'ferry', timeZone: 'Asia/Singapore' } as const;
const zoo = { id: 'b', kind: 'attraction', timeZone: 'Asia/Singapore' } as const;
const contact = { name: 'Ada Lim', email: 'ada@straits.test', phone: '+65 6123 4567' };
const passengers = [
  { lineId: 'a', unitId: 'adult', givenNames: 'Ada', familyName: 'Lim' },
  { lineId: 'a', unitId: 'adult', givenNames: '', familyName: 'Sukarno' },
  { lineId: 'b', unitId: 'adult', givenNames: 'Ben', familyName: 'Tan' },
];
const answered = { contact, passengers, insolvencyInsurance: 'declined', insuranceAcknowledged: true } as const;
const unasked = { answer: 'not_asked', names: [], acknowledgedAt: null };

it('keeps the answer with the names of who books and who travels abroad, and when it was acknowledged', () => {
  expect(insolvencyAnswerOf(answered, { lines: [ferry, zoo], isPerson: true, at })).toEqual({
    answer: 'declined',
    names: ['Ada Lim', 'Sukarno'],
    acknowledgedAt: at,
  });
});

it.each([
  ['nothing leaves the country', [zoo], true],
  ['an agency books', [ferry], false],
])('is not asked where %s', (_why, lines, isPerson) => {
  expect(insolvencyAnswerOf(answered, { lines: [...lines], isPerson, at })).toEqual(unasked);
});

it.each([
  ['no answer', { ...answered, insolvencyInsurance: 'not_asked' as const }],
  ['no acknowledgement', { ...answered, insuranceAcknowledged: false }],
])('lets nobody past with %s', (_what, placed) => {
  expect(insolvencyAnswerOf(placed, { lines: [ferry], isPerson: true, at })).toBeUndefined();
});
