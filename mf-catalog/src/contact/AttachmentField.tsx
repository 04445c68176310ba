import { useEffect } from 'react';
import { useTexts } from '@straits/i18n';
import { FileField } from '@straits/ui/FileField';
import type { AttachmentFault } from './enquiry.rules';

/** Where the form's list of faults leads. */
export const ATTACHMENT = 'File';

export interface AttachmentFieldProps {
  file: File | null;
  fault: AttachmentFault | undefined;
  /** 0 to 1 while it is being sent. */
  progress: number | undefined;
  onChange: (file: File | null) => void;
}

/** One image, checked before it is sent. One that is refused stays in sight until it is taken away: nobody shall believe that it was sent. */
export function AttachmentField({ file, fault, progress, onChange }: AttachmentFieldProps) {
  const { t } = useTexts('catalog');
  // The server's field may have been given a file before this code came.
  useEffect(() => {
    const [early] = document.querySelector<HTMLInputElement>('#File')?.files ?? [];
    if (early) onChange(early);
    // Once, as the page comes alive.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <FileField
      id={ATTACHMENT}
      name={ATTACHMENT}
      label={t('contact.file')}
      hint={t('contact.fileHint')}
      optional={t('optional')}
      accept="image/*"
      file={file}
      error={fault && t(`contact.faults.${fault}`)}
      progress={progress}
      onChoose={onChange}
      onRemove={() => onChange(null)}
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
