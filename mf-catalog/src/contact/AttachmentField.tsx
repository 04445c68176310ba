import { useEffect, useState } from 'react';
import { useTexts } from '@straits/i18n';
import { FileField } from '@straits/ui/FileField';
import { attachmentFault } from './enquiry.rules';

export interface AttachmentFieldProps {
  file: File | null;
  /** 0 to 1 while it is being sent. */
  progress: number | undefined;
  onChange: (file: File | null) => void;
}

/** One image, checked before it is sent. */
export function AttachmentField({ file, progress, onChange }: AttachmentFieldProps) {
  const { t } = useTexts('catalog');
  const [fault, setFault] = useState<string>();
  const choose = (chosen: File) => {
    const found = attachmentFault(chosen);
    setFault(found && t(`contact.faults.${found}`));
    onChange(found ? null : chosen);
  };
  // The server's field may have been given a file before this code came.
  useEffect(() => {
    const [early] = document.querySelector<HTMLInputElement>('#File')?.files ?? [];
    if (early) choose(early);
    // Once, as the page comes alive.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <FileField
      id="File"
      label={t('contact.file')}
      hint={t('contact.fileHint')}
      optional={t('optional')}
      accept="image/*"
      file={file}
      error={fault}
      progress={progress}
      onChoose={choose}
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
