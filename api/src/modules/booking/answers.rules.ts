import type { LineAnswer } from '@straits/api-contract';
import { timeBefore } from '@straits/api-contract/pick-up-time';
import type { Language } from '@straits/api-contract/constants';
import { textsOf, type OptionTerms } from '../catalog';

type Question = OptionTerms['questions'][number];
type Point = NonNullable<Question['points']>[number];

const DAY_BEFORE: Record<Language, (time: string) => string> = {
  en: (time) => `${time} the day before`,
  id: (time) => `${time}, sehari sebelumnya`,
  'zh-Hans': (time) => `前一天 ${time}`,
  'zh-Hant': (time) => `前一天 ${time}`,
};

function whenToBe(startTime: string, minutesBefore: number, language: Language): string {
  const { time, isDayBefore } = timeBefore(startTime, minutesBefore);
  return isDayBefore ? DAY_BEFORE[language](time) : time;
}

const whereToBe = ({ texts, address, minutesBefore }: Point, { startTime, language }: { startTime: string; language: Language }) =>
  [startTime && whenToBe(startTime, minutesBefore, language), textsOf(texts, language), address].filter(Boolean).join(' · ');

/** What the traveller answered, in the order in which it is asked; of a point that the option no longer has, that it is gone. */
export function viewAnswers(
  { questions }: Pick<OptionTerms, 'questions'>,
  { answers, startTime }: { answers: Record<string, string>; startTime: string },
  language: Language,
): LineAnswer[] {
  return questions.flatMap(({ id: questionId, texts, points }) => {
    const answer = answers[questionId];
    if (!answer) return [];
    const point = points?.find(({ id }) => id === answer);
    const asked = { questionId, label: textsOf(texts, language) };
    if (points && !point) return [{ ...asked, text: '', isGone: true }];
    return [point ? { ...asked, text: whereToBe(point, { startTime, language }), pointId: point.id } : { ...asked, text: answer }];
  });
}
