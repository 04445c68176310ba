import { LANGUAGES, type Language } from '@straits/api-contract/constants';
import { printTable, UsageError, type OpsCommand } from '../../../ops/ops-command';
import { LONGEST_ANSWER, onReview, oneLine } from './review-command';
import { translateReview } from './shown-reviews';
import { findUntranslated } from './shown-reviews.sql';

const LONGEST_TEXT = 4_000;

function languageFrom(word: string): Language {
  const language = LANGUAGES.find((one) => one === word);
  if (!language) throw new UsageError(`a language is one of ${LANGUAGES.join(', ')}`);
  return language;
}

function wordsFrom(given: string, givenAnswer: string | boolean | undefined): { text: string; answer: string | null } {
  const text = given.trim();
  const answer = typeof givenAnswer === 'string' ? givenAnswer.trim() : '';
  if (!text || text.length > LONGEST_TEXT) throw new UsageError(`a translation has 1 to ${LONGEST_TEXT} characters`);
  if (answer.length > LONGEST_ANSWER) throw new UsageError(`an answer has at most ${LONGEST_ANSWER} characters`);
  return { text, answer: answer || null };
}

/** Staff's translations of what travellers write (decision 0120). */
export const translationOps: OpsCommand[] = [
  {
    name: 'reviews untranslated',
    usage: 'LANGUAGE',
    summary: 'reviews that readers of a language cannot read yet, those of the products that sell most first',
    words: 1,
    async run({ deps, print }, { words: [language = ''] }) {
      const rows = await findUntranslated(deps.db, languageFrom(language));
      if (rows.length === 0) print('Every review is translated.');
      else
        printTable(
          print,
          ['id', 'product', 'written in', 'text', 'answer'],
          rows.map(({ id, productId, lang, text, answer }) => [id, productId, lang, oneLine(text), oneLine(answer)]),
        );
      return 0;
    },
  },
  {
    name: 'reviews translate',
    usage: 'ID LANGUAGE TEXT [--answer TEXT] --as EMAIL',
    summary: 'readers of the language see the translation first, with a way to the original; a later one takes its place',
    options: { answer: { type: 'string' } },
    words: 3,
    async run({ deps, print, requireStaff }, { words: [id = '', language = '', text = ''], options }) {
      const { userId: staffId } = requireStaff();
      const translated = { id, language: languageFrom(language), ...wordsFrom(text, options.answer), staffId };
      return onReview(print, id, () => translateReview(deps, translated), [
        'The translation is shown.',
        'No such review is shown that was written in another language.',
      ]);
    },
  },
];
