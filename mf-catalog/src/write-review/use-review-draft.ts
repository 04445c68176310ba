import { useState, type FormEvent } from 'react';
import type { OwnReview } from '@straits/api-contract';
import { languageOf, type LocaleCode } from '@straits/api-contract/constants';
import { http, useResourceScope } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useRefusalWords } from '../refusal-words';
import { asReview, draftFaults, EMPTY, type Draft, type DraftFaults, type Visit } from './write-review.rules';

/** A review while it is written: its words, its faults since the last try to send it, and the sending. */
export function useReviewDraft(visit: Visit, onWritten: (review: OwnReview) => void) {
  const { t } = useTexts('catalog');
  const refusalWords = useRefusalWords();
  const { locale } = useResourceScope();
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [isBusy, setBusy] = useState(false);
  const [tried, setTried] = useState<{ attempt: number; faults: DraftFaults; refusal: string }>({ attempt: 0, faults: {}, refusal: '' });
  // A fault goes as soon as it is mended.
  const standing = draftFaults(draft, visit.kind === 'hotel');

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(({ attempt }) => ({ attempt: attempt + 1, faults: standing, refusal: '' }));
    if (Object.keys(standing).length > 0) return;
    setBusy(true);
    const answer = await http.post<OwnReview>('/reviews', asReview(draft, visit, languageOf(locale as LocaleCode)), { notices: false });
    setBusy(false);
    if (answer.ok) return onWritten(answer.value);
    setTried(({ attempt }) => ({ attempt: attempt + 1, faults: {}, refusal: refusalWords(answer.failure) }));
  };
  return {
    draft,
    isBusy,
    tried,
    send,
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    faultOf: (field: keyof DraftFaults) => {
      const fault = tried.faults[field] && standing[field];
      return fault ? t(`writeReview.faults.${fault}`) : undefined;
    },
  };
}
export type ReviewDraft = ReturnType<typeof useReviewDraft>;
