import { timeBefore } from '@straits/api-contract/pick-up-time';
import type { OptionTerms } from '../catalog';
import { viewAnswers } from './answers.rules';

const every = (text: string) => ({ en: text, id: text, 'zh-Hans': text, 'zh-Hant': text });
const point = {
  id: 'bugis',
  texts: { ...every('Bugis MRT, exit B'), 'zh-Hans': '武吉士地铁站 B 出口' },
  address: '200 Victoria Street',
  latitude: 1.3,
  longitude: 103.86,
  minutesBefore: 20,
};
const option: Pick<OptionTerms, 'questions'> = {
  questions: [
    { id: 'pickup', texts: { ...every('Pick-up point'), 'zh-Hans': '上车地点' }, required: true, maxLength: 200, points: [point] },
    { id: 'diet', texts: every('Diet'), required: false, maxLength: 200 },
  ],
};

it.each([
  ['08:30', 20, '08:10', false],
  ['08:30', 0, '08:30', false],
  ['00:20', 20, '00:00', false],
  ['00:10', 20, '23:50', true],
  ['09:00', 720, '21:00', true],
])('%s less %i minutes is %s (of the day before: %s)', (start, minutes, time, isDayBefore) =>
  expect(timeBefore(start, minutes)).toEqual({ time, isDayBefore }),
);

it.each([
  ['en', '23:00 the day before · Bugis MRT, exit B · 200 Victoria Street'],
  ['id', '23:00, sehari sebelumnya · Bugis MRT, exit B · 200 Victoria Street'],
  ['zh-Hans', '前一天 23:00 · 武吉士地铁站 B 出口 · 200 Victoria Street'],
  ['zh-Hant', '前一天 23:00 · Bugis MRT, exit B · 200 Victoria Street'],
] as const)('says in %s that the pick-up is on the evening before', (language, text) => {
  const early = { questions: [{ ...option.questions[0]!, points: [{ ...point, minutesBefore: 240 }] }] };

  expect(viewAnswers(early, { answers: { pickup: 'bugis' }, startTime: '03:00' }, language)[0]?.text).toBe(text);
});

it('says when to be at the chosen point, in the words of the reader, and what was written as it was', () => {
  const answers = { pickup: 'bugis', diet: 'No nuts' };

  expect(viewAnswers(option, { answers, startTime: '08:30' }, 'zh-Hans')).toEqual([
    { questionId: 'pickup', label: '上车地点', text: '08:10 · 武吉士地铁站 B 出口 · 200 Victoria Street', pointId: 'bugis' },
    { questionId: 'diet', label: 'Diet', text: 'No nuts' },
  ]);
});

it('names the point alone where there is no start time, and says of a point that has gone that it is', () => {
  expect(viewAnswers(option, { answers: { pickup: 'bugis' }, startTime: '' }, 'en')[0]?.text).toBe(
    'Bugis MRT, exit B · 200 Victoria Street',
  );
  expect(viewAnswers(option, { answers: { pickup: 'old' }, startTime: '08:30' }, 'en')).toEqual([
    { questionId: 'pickup', label: 'Pick-up point', text: '', isGone: true },
  ]);
});
