import type { OrderLine } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import { placesOf, visitText } from './visit-text';

const visit = { localDate: '2026-12-03', startTime: '08:30', endDate: null, timeZone: 'Asia/Singapore' };

it.each([
  ['en', /Dec 3, 2026 08:30 \(GMT\+8\)$/],
  ['id', /3 Des 2026 08:30 \(GMT\+8\)$/],
  ['zh-Hans', /2026年12月3日.* 08:30（GMT\+8）$/],
] as [Language, RegExp][])('says on whose clock a visit begins: %s', (language, text) => {
  expect(visitText(visit, language)).toMatch(text);
});

it('says no clock where there is none', () => {
  expect(visitText({ ...visit, startTime: null }, 'en')).not.toMatch(/GMT|SGT/);
});

it('says of a sailing where it leaves, and when and where it arrives on the clock of that port', () => {
  const line = {
    kind: 'ferry',
    venue: { name: 'HarbourFront' },
    arrival: { port: 'Batam Centre', localDate: '2026-12-03', time: '08:40', timeZone: 'Asia/Jakarta' },
  } as OrderLine;

  expect(placesOf(line, 'en')).toEqual([
    { label: 'Departs from', value: 'HarbourFront' },
    { label: 'Arrives', value: expect.stringMatching(/08:40 \(GMT\+7\)\nBatam Centre$/) as string },
  ]);
});

it('says where a visit is that is no sailing', () => {
  expect(placesOf({ kind: 'attraction', venue: { name: '80 Mandai Lake Rd' } } as OrderLine, 'id')).toEqual([
    { label: 'Tempat', value: '80 Mandai Lake Rd' },
  ]);
});
