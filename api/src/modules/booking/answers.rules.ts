import type { LineAnswer } from '@straits/api-contract';
import { timeBefore } from '@straits/api-contract/pick-up-time';
import type { Language } from '@straits/api-contract/constants';
import { textsOf, type OptionTerms } from '../catalog';

type Question = OptionTerms['questions'][number];
type Point = NonNullable<Question['points']>[number];

const whereToBe = ({ texts, address, minutesBefore }: Point, { startTime, language }: { startTime: string; language: Language }) =>
  [startTime && timeBefore(startTime, minutesBefore), textsOf(texts, language), address].filter(Boolean).join(' · ');

/** What the traveller answered, in the order in which it is asked. A point that the option no longer has is its id. */
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
    return [point ? { ...asked, text: whereToBe(point, { startTime, language }), pointId: point.id } : { ...asked, text: answer }];
  });
}
