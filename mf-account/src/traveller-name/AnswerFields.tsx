import type { PassengerQuestion } from '@straits/api-contract';
import { numberWords } from '@straits/api-contract/passenger-answer';
import { useTexts } from '@straits/i18n';
import { token } from '@straits/ui/tokens';
import { FormText } from '../AccountForm';
import { FormSelect } from '../FormChoices';
import { answerField } from './traveller-name.rules';

const LONGEST_NUMBER = 9;

/** What the operator asks of whoever travels (A30), in an AccountForm, with what becomes of it. */
export function AnswerFields({ questions }: { questions: PassengerQuestion[] }) {
  const { t } = useTexts('account');
  return (
    <>
      <p css={{ color: token.color.muted }}>{t('traveller.questionsWhy')}</p>
      {questions.map((question) => (
        <AnswerInput key={question.id} question={question} />
      ))}
    </>
  );
}

function AnswerInput({ question: { id, label, lang, required, maxLength, choices, number } }: { question: PassengerQuestion }) {
  const { t, language } = useTexts('account');
  const optional = required ? undefined : t('form.optional');
  const field = { name: answerField(id), label, labelLang: lang, optional, autoComplete: 'off' };
  if (choices.length > 0)
    return (
      <FormSelect
        {...field}
        placeholder={t('form.choose')}
        options={choices.map((choice) => ({ value: choice.id, label: choice.name, lang: choice.lang }))}
      />
    );
  if (!number) return <FormText {...field} maxLength={maxLength} />;
  const [min, max] = [number.min, number.max].map((bound) => numberWords(bound, number.unit, language));
  return (
    <FormText
      {...field}
      hint={t('traveller.numberHint', { min, max })}
      inputMode="numeric"
      maxLength={LONGEST_NUMBER}
      characters={LONGEST_NUMBER}
      checkedOnLeave
    />
  );
}
