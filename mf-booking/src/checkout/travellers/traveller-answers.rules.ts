import type { CartLine, PassengerQuestion } from '@straits/api-contract';
import { faultOfAnswer, numberWords, plainAnswer, type AnswerFault } from '@straits/api-contract/passenger-answer';
import { fault, type Fault } from '../../typing/fault';

/** The name of an answer's field, in the form and in the draft. */
export type AnswerField = `answers-${string}`;
export const answerField = (questionId: string): AnswerField => `answers-${questionId}`;
export type Answers = Partial<Record<AnswerField, string | undefined>>;

/** As it is sent. */
export const answerTo = (question: PassengerQuestion, values: Answers) => plainAnswer(question, values[answerField(question.id)] ?? '');

/** What the operator asks each traveller of a line (A30). */
export const questionsOf = ({ passengerQuestions = [] }: Pick<CartLine, 'passengerQuestions'>) => passengerQuestions;

const WORDS: Record<AnswerFault, string> = {
  missing: 'answerMissing',
  choice: 'answerChoice',
  number: 'answerNumber',
  long: 'answerLong',
};
/** What is wrong with the answer that was typed; of a choice that was not made, that one is to be made. */
export function answerFault(question: PassengerQuestion, values: Answers): Fault | undefined {
  const { label, choices, number, maxLength } = question;
  const found = faultOfAnswer(question, answerTo(question, values));
  if (!found) return undefined;
  const words = choices.length > 0 ? WORDS.choice : WORDS[found];
  return fault(words, { label, ...number, count: maxLength });
}

/** An answer in the reader's words; `lang` is its language where it is not the page's. */
export interface AnswerWords {
  id: string;
  label: string;
  labelLang: string | undefined;
  text: string;
  lang: string | undefined;
}

/** What was answered, in the order in which it is asked. */
export const answerWords = (questions: PassengerQuestion[], values: Answers, language: string): AnswerWords[] =>
  questions.flatMap((question) => {
    const answer = answerTo(question, values);
    if (faultOfAnswer(question, answer) || !answer) return [];
    const { id, label, lang: labelLang, choices, number } = question;
    const choice = choices.find((one) => one.id === answer);
    const text = choice?.name ?? (number ? numberWords(Number(answer), number.unit, language) : answer);
    return [{ id, label, labelLang, text, lang: choice?.lang }];
  });
