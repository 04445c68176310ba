import { css } from '@emotion/react';
import type { Question } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { TextField } from '@straits/ui/TextField';
import { openQuestions } from './choice.rules';
import { PickUpPart } from './PickUpPart';
import type { Booking } from './use-booking';

const list = css`
  display: flex;
  flex-direction: column;
  gap: 1.25rem;
`;

/** What the operator asks of the booking (A30); where it names pick-up points, one is chosen (A29). */
export function QuestionsPart({ booking, isTried }: { booking: Booking; isTried: boolean }) {
  const { t } = useTexts('catalog');
  const { option, answers } = booking.choice;
  const open = isTried ? openQuestions(booking.choice) : [];
  const textsOf = (question: Question) => ({
    ...(question.required ? { required: t('required') } : { optional: t('optional') }),
    error: open.includes(question) ? t('booking.missing.answers', { label: question.label }) : undefined,
  });
  return (
    <div css={list}>
      {option?.questions.map((question) =>
        question.points.length > 0 ? (
          <PickUpPart key={question.id} booking={booking} question={question} {...textsOf(question)} />
        ) : (
          <TextField
            key={question.id}
            label={question.label}
            labelLang={question.lang}
            {...textsOf(question)}
            maxLength={question.maxLength}
            autoComplete="off"
            value={answers[question.id] ?? ''}
            onChange={(text) => booking.answer(question, text)}
          />
        ),
      )}
    </div>
  );
}
