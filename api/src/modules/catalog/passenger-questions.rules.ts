import type { PassengerQuestion } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import type { OptionTerms } from './sellable';
import { otherLangOf, textsOf } from './texts.rules';

/** What each traveller is asked, in the reader's words; undefined where nothing is. */
export const viewPassengerQuestions = (
  { passengerQuestions }: Pick<OptionTerms, 'passengerQuestions'>,
  language: Language,
): PassengerQuestion[] | undefined =>
  passengerQuestions.length === 0
    ? undefined
    : passengerQuestions.map(({ texts, choices, ...question }) => ({
        ...question,
        label: textsOf(texts, language),
        lang: otherLangOf(texts, language),
        choices: choices.map(({ id, texts: name }) => ({ id, name: textsOf(name, language), lang: otherLangOf(name, language) })),
      }));
