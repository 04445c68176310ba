import { css } from '@emotion/react';
import { useState } from 'react';
import type { Review } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Rating } from '@straits/ui/Rating';
import { token } from '@straits/ui/tokens';
import { ReportReview } from './ReportReview';
import { ReviewPhotos } from './ReviewPhotos';

const item = css`
  padding-block: 1.25rem;
  border-block-end: 1px solid ${token.color.line};
  p {
    margin-block-start: 0.5rem;
    white-space: pre-line;
    overflow-wrap: anywhere;
    max-inline-size: 68ch;
  }
  small {
    color: ${token.color.muted};
  }
`;
const top = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem 1rem;
`;
const answerCss = css`
  margin: 0.75rem 0 0;
  padding: 0.75rem 1rem;
  border-inline-start: 3px solid ${token.color.lagoon};
  background: ${token.color.infoSoft};
  border-radius: ${token.radius.small};
  p {
    margin-block-start: 0.25rem;
  }
`;

const fromCss = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.5rem;
`;

function Answer({ answer, lang }: { answer: NonNullable<Review['answer']>; lang: string | undefined }) {
  const { t } = useTexts('catalog');
  const { date } = useFormat();
  return (
    <blockquote css={answerCss}>
      <strong>{t('reviews.answer')}</strong> <small>{date(answer.answeredOn)}</small>
      <p lang={lang}>{answer.text}</p>
    </blockquote>
  );
}

/** Where the words come from, and the way to the writer's own. */
function FromLanguage({ review, isOriginal, onTurn }: { review: Review; isOriginal: boolean; onTurn: () => void }) {
  const { t } = useTexts('catalog');
  const language = t(`reviews.lang.${review.lang}`, { defaultValue: review.lang });
  return (
    <div css={fromCss}>
      <small>{t(isOriginal ? 'reviews.inLanguage' : 'reviews.translatedFrom', { language })}</small>
      {review.translation && (
        <Button prominence="quiet" size="small" data-print="hide" onClick={onTurn}>
          {t(isOriginal ? 'reviews.showTranslation' : 'reviews.showOriginal')}
        </Button>
      )}
    </div>
  );
}

/** What the reader sees of it, and in which language where it is not the page's. */
function wordsOf({ translation, text, answer, lang }: Review, isOriginal: boolean) {
  if (isOriginal || !translation) return { said: text, lang, answer, answerLang: lang };
  const answered = answer && translation.answer !== null;
  return {
    said: translation.text,
    lang: undefined,
    answer: answered ? { ...answer, text: translation.answer ?? '' } : answer,
    answerLang: answered ? undefined : lang,
  };
}

/** What somebody says who was there, in the reader's language where it is translated, else in their own (U60), with what staff answers. */
export function OneReview({ review }: { review: Review }) {
  const { t, language } = useTexts('catalog');
  const { date, number } = useFormat();
  const [isOriginal, setOriginal] = useState(!review.translation);
  const { said, lang, answer, answerLang } = wordsOf(review, isOriginal);
  return (
    <li css={item}>
      <div css={top}>
        <strong>{review.author}</strong>
        <Rating value={review.rating} text={number(review.rating)} label={t('reviews.stars', { count: review.rating })} />
      </div>
      <small>
        {review.verified && `${t('reviews.verified')} · `}
        {t('reviews.visited', { date: date(review.visitedOn) })}
        {review.travellerType && ` · ${t(`reviews.by.${review.travellerType}`, { defaultValue: review.travellerType })}`}
      </small>
      <p lang={lang}>{said}</p>
      {review.lang !== language && <FromLanguage review={review} isOriginal={isOriginal} onTurn={() => setOriginal(!isOriginal)} />}
      <ReviewPhotos review={review} />
      {answer && <Answer answer={answer} lang={answerLang} />}
      <ReportReview review={review} />
    </li>
  );
}
