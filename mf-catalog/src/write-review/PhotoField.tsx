import { useState } from 'react';
import type { OwnReview } from '@straits/api-contract';
import { REVIEW_PHOTOS_MAX } from '@straits/api-contract/constants';
import { upload } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { FileField } from '@straits/ui/FileField';
import { useRefusalWords } from '../refusal-words';
import { photoFault } from './write-review.rules';

/** Photos for a review that waits, one after the other: each is sent as soon as it is chosen. */
export function PhotoField({ review, onSent }: { review: OwnReview; onSent: (review: OwnReview) => void }) {
  const { t } = useTexts('catalog');
  const refusalWords = useRefusalWords();
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState<string>();
  const choose = async (chosen: File) => {
    const found = photoFault(chosen);
    setFault(found ? t(`writeReview.faults.${found}`) : undefined);
    if (found) return;
    setFile(chosen);
    setProgress(0);
    const answer = await upload<OwnReview>(
      `/reviews/${review.id}/photos`,
      { file: chosen, fields: {} },
      { notices: false, onProgress: setProgress },
    );
    setProgress(undefined);
    setFile(null);
    if (answer.ok) onSent(answer.value);
    else setFault(refusalWords(answer.failure));
  };
  if (review.photos >= REVIEW_PHOTOS_MAX) return <p>{t('writeReview.photosFull')}</p>;
  return (
    <FileField
      label={t('writeReview.photo', { count: review.photos, most: REVIEW_PHOTOS_MAX })}
      hint={t('writeReview.photoHint')}
      optional={t('optional')}
      accept="image/png,image/jpeg"
      file={file}
      error={fault}
      progress={progress}
      onChoose={(chosen) => void choose(chosen)}
      onRemove={() => setFile(null)}
      words={{
        choose: t('contact.fileChoose'),
        drop: t('contact.fileDrop'),
        remove: t('contact.fileRemove'),
        cancel: t('contact.fileCancel'),
        progress: (percent) => t('contact.fileProgress', { percent }),
      }}
    />
  );
}
