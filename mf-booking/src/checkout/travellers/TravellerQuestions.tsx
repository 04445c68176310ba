import type { PassengerQuestion } from '@straits/api-contract';
import { numberWords } from '@straits/api-contract/passenger-answer';
import { useTexts } from '@straits/i18n';
import { Stack } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import { TypedSelect, TypedText } from '../../typing/fields';
import { answerField } from './traveller-answers.rules';

const LONGEST_NUMBER = 9;

/** What the operator asks of this traveller besides (A30), with what becomes of it: an answer may tell of health. */
export function TravellerQuestions({ questions }: { questions: PassengerQuestion[] }) {
  const { t } = useTexts('booking');
  if (questions.length === 0) return null;
  return (
    <Stack gap={4}>
      <p css={{ color: token.color.muted, fontSize: token.text.small }}>{t('checkout.travellers.questionsWhy')}</p>
      {questions.map((question) => (
        <AnswerInput key={question.id} question={question} />
      ))}
    </Stack>
  );
}

export function AnswerInput({ question: { id, label, lang, required, maxLength, choices, number } }: { question: PassengerQuestion }) {
  const { t, language } = useTexts('booking');
  const field = { name: answerField(id), label, labelLang: lang, isOptional: !required, autoComplete: 'off' };
  if (choices.length > 0)
    return (
      <TypedSelect
        {...field}
        placeholder={t('checkout.travellers.choose')}
        options={choices.map((choice) => ({ value: choice.id, label: choice.name, lang: choice.lang }))}
      />
    );
  if (!number) return <TypedText {...field} maxLength={maxLength} />;
  const [min, max] = [number.min, number.max].map((bound) => numberWords(bound, number.unit, language));
  return (
    <TypedText
      {...field}
      hint={t('checkout.travellers.numberHint', { min, max })}
      inputMode="numeric"
      maxLength={LONGEST_NUMBER}
      characters={LONGEST_NUMBER}
      checkOnLeave
    />
  );
}
