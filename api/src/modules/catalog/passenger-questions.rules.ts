import type { PassengerQuestion } from '@straits/api-contract';
import { isAskedAtCheckout, type Language } from '@straits/api-contract/constants';
import type { OptionTerms, SellableOption } from './sellable';
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

/** What the checkout asks of the booking, in the reader's words; undefined where nothing is, and where the product's page asks it. Of pick-up points one is chosen. */
export function viewBookingQuestions(
  { product, option }: { product: Pick<SellableOption['product'], 'kind'>; option: Pick<OptionTerms, 'questions'> },
  language: Language,
): PassengerQuestion[] | undefined {
  if (!isAskedAtCheckout(product) || option.questions.length === 0) return undefined;
  return option.questions.map(({ texts, points = [], ...question }) => ({
    ...question,
    number: null,
    label: textsOf(texts, language),
    lang: otherLangOf(texts, language),
    choices: points.map(({ id, texts: name, address }) => ({
      id,
      name: `${textsOf(name, language)} · ${address}`,
      lang: otherLangOf(name, language),
    })),
  }));
}
