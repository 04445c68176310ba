import { useId } from 'react';
import type { OwnReview } from '@straits/api-contract';
import { REVIEW_TEXT_MAX, TRAVELLER_TYPES } from '@straits/api-contract/constants';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { ErrorSummary } from '@straits/ui/ErrorSummary';
import { RadioGroup } from '@straits/ui/RadioGroup';
import { Select } from '@straits/ui/Select';
import { Stack } from '@straits/ui/Stack';
import { TextArea } from '@straits/ui/TextArea';
import { useReviewDraft, type ReviewDraft } from './use-review-draft';
import { SCORES, type Visit } from './write-review.rules';

const STARS = ['5', '4', '3', '2', '1'];

interface PartProps {
  id: string;
  written: ReviewDraft;
}

function Stars({ id, written: { draft, change, faultOf }, isHotel }: PartProps & { isHotel: boolean }) {
  const { t } = useTexts('catalog');
  const stars = STARS.map((value) => ({ value, label: t('reviews.stars', { count: Number(value) }) }));
  return (
    <>
      <RadioGroup
        id={`${id}-rating`}
        label={t('writeReview.rating')}
        options={stars}
        value={draft.rating}
        onChange={(rating) => change({ rating })}
        error={faultOf('rating')}
        variant="row"
      />
      {isHotel &&
        SCORES.map((score) => (
          <Select
            key={score}
            id={`${id}-${score}`}
            label={t(`writeReview.scores.${score}`)}
            placeholder={t('writeReview.choose')}
            options={stars}
            value={draft.scores[score]}
            onChange={(value) => change({ scores: { ...draft.scores, [score]: value } })}
            error={faultOf(score)}
          />
        ))}
    </>
  );
}

function Words({ id, written: { draft, change, faultOf } }: PartProps) {
  const { t } = useTexts('catalog');
  return (
    <>
      <Select
        id={`${id}-travellerType`}
        label={t('writeReview.with')}
        placeholder={t('writeReview.choose')}
        options={TRAVELLER_TYPES.map((value) => ({ value, label: t(`reviews.by.${value}`) }))}
        value={draft.travellerType}
        onChange={(travellerType) => change({ travellerType })}
        error={faultOf('travellerType')}
      />
      <TextArea
        id={`${id}-text`}
        label={t('writeReview.text')}
        hint={t('writeReview.textHint')}
        value={draft.text}
        onChange={(text) => change({ text })}
        max={REVIEW_TEXT_MAX}
        counter={(left) => (left < 0 ? t('form.over', { count: -left }) : t('form.left', { count: left }))}
        error={faultOf('text')}
      />
    </>
  );
}

export interface ReviewFormProps {
  visit: Visit;
  onWritten: (review: OwnReview) => void;
}

/** Stars, of a hotel five more, with whom, and some words. Nothing typed is taken away by a failure (U16). */
export function ReviewForm({ visit, onWritten }: ReviewFormProps) {
  const { t } = useTexts('catalog');
  const id = useId();
  const written = useReviewDraft(visit, onWritten);
  const { tried, isBusy, send } = written;
  const faults = Object.entries(tried.faults).map(([field, fault]) => ({
    field: `${id}-${field}`,
    text: t(`writeReview.faults.${fault}`),
  }));
  return (
    <form noValidate onSubmit={(event) => void send(event)} aria-label={t('writeReview.formOf', { name: visit.name })}>
      <Stack gap={5}>
        <ErrorSummary
          title={t('form.problem')}
          errors={tried.refusal ? [{ field: `${id}-text`, text: tried.refusal }] : faults}
          attempt={tried.attempt}
        />
        <Stars id={id} written={written} isHotel={visit.kind === 'hotel'} />
        <Words id={id} written={written} />
        <div>
          <Button type="submit" prominence="main" busy={isBusy}>
            {t('writeReview.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
