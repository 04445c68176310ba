import type { Passenger } from '@straits/api-contract';
import { numberWords } from '@straits/api-contract/passenger-answer';
import type { Language } from '@straits/api-contract/constants';
import type { Deps } from '../../../deps';
import { openSealed } from '../../../secrets';
import { textsOf, type OptionTerms } from '../../catalog';

/** A traveller's answer in the words of their order: an operator that asks otherwise later changes nothing of it. */
export interface TravellerAnswer {
  questionId: string;
  label: string;
  text: string;
  /** As it was given: a choice's id, plain digits, or the same words. Missing of answers from before it was kept. */
  value?: string;
}
type Question = OptionTerms['passengerQuestions'][number];

function wordsOf({ choices, number }: Question, answer: string, language: Language): string {
  const choice = choices.find(({ id }) => id === answer);
  if (choice) return textsOf(choice.texts, language);
  return number ? numberWords(Number(answer), number.unit, language) : answer;
}

/** What a traveller answered as it is kept: sealed like a passport, for it may tell of health (decision 0177). Null where nothing was answered. */
export function sealAnswers(
  { secrets }: Pick<Deps, 'secrets'>,
  { answers = {} }: Pick<Passenger, 'answers'>,
  { questions, language }: { questions: Question[]; language: Language },
): Buffer | null {
  const given = questions.flatMap((question): TravellerAnswer[] => {
    const answer = answers[question.id];
    if (!answer) return [];
    return [
      { questionId: question.id, label: textsOf(question.texts, language), text: wordsOf(question, answer, language), value: answer },
    ];
  });
  return given.length > 0 ? secrets.encrypt(JSON.stringify(given)) : null;
}

export const openAnswers = ({ secrets }: Pick<Deps, 'secrets'>, sealed: Buffer | null): TravellerAnswer[] =>
  openSealed<TravellerAnswer[]>(secrets, sealed, []);
