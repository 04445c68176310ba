import { useId, useState, type FormEvent } from 'react';
import { REVIEW_TEXT_MAX, TRAVELLER_TYPES, type OwnReview } from '@straits/api-contract';
import { languageOf, type LocaleCode } from '@straits/api-contract/constants';
import { http, useResourceScope } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { ErrorSummary } from '@straits/ui/ErrorSummary';
import { RadioGroup } from '@straits/ui/RadioGroup';
import { Select } from '@straits/ui/Select';
import { Stack } from '@straits/ui/Stack';
import { TextArea } from '@straits/ui/TextArea';
import { asReview, draftFaults, EMPTY, SCORES, type Draft, type DraftFaults, type Visit } from './write-review.rules';

const STARS = ['5', '4', '3', '2', '1'];

export interface ReviewFormProps {
  visit: Visit;
  onWritten: (review: OwnReview) => void;
}

/** Stars, of a hotel five more, with whom, and some words. Nothing typed is taken away by a failure (U16). */
export function ReviewForm({ visit, onWritten }: ReviewFormProps) {
  const { t } = useTexts('catalog');
  const { locale } = useResourceScope();
  const id = useId();
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [isBusy, setBusy] = useState(false);
  const [tried, setTried] = useState<{ attempt: number; faults: DraftFaults; refusal: string }>({ attempt: 0, faults: {}, refusal: '' });
  const isHotel = visit.kind === 'hotel';
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  // A fault goes as soon as it is mended.
  const standing = draftFaults(draft, isHotel);
  const faultOf = (field: keyof DraftFaults) => {
    const fault = tried.faults[field] && standing[field];
    return fault ? t(`writeReview.faults.${fault}`) : undefined;
  };
  const stars = STARS.map((value) => ({ value, label: t('reviews.stars', { count: Number(value) }) }));
  const errors = Object.entries(tried.faults).map(([field, fault]) => ({
    field: `${id}-${field}`,
    text: t(`writeReview.faults.${fault}`),
  }));

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const faults = draftFaults(draft, isHotel);
    setTried(({ attempt }) => ({ attempt: attempt + 1, faults, refusal: '' }));
    if (Object.keys(faults).length > 0) return;
    setBusy(true);
    const answer = await http.post<OwnReview>('/reviews', asReview(draft, visit, languageOf(locale as LocaleCode)), { notices: false });
    setBusy(false);
    if (answer.ok) return onWritten(answer.value);
    const refusal = answer.failure.kind === 'refused' ? answer.failure.error.message : t('failure.text');
    setTried(({ attempt }) => ({ attempt: attempt + 1, faults: {}, refusal }));
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} aria-label={t('writeReview.formOf', { name: visit.name })}>
      <Stack gap={5}>
        <ErrorSummary
          title={t('form.problem')}
          errors={tried.refusal ? [{ field: `${id}-text`, text: tried.refusal }] : errors}
          attempt={tried.attempt}
        />
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
        <div>
          <Button type="submit" prominence="main" busy={isBusy}>
            {t('writeReview.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
