import { useState } from 'react';
import type { AgencyBrand } from '@straits/api-contract';
import { upload } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { FileField } from '@straits/ui/FileField';
import { useFailureText } from '../failures';

/** The logo is sent as soon as it is chosen; the API judges its bytes and draws it anew. */
export function LogoField({ onSent }: { onSent: (brand: AgencyBrand) => void }) {
  const { t } = useTexts('account');
  const textOf = useFailureText();
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState<string>();
  const send = async (chosen: File) => {
    setFile(chosen);
    setFault(undefined);
    setProgress(0);
    const answer = await upload<AgencyBrand>(
      '/agency/brand/logo',
      { file: chosen, fields: {} },
      { notices: false, onProgress: setProgress },
    );
    setProgress(undefined);
    setFile(null);
    if (answer.ok) onSent(answer.value);
    else setFault(textOf(answer.failure));
  };
  return (
    <FileField
      label={t('agency.brand.logo')}
      hint={t('agency.brand.logoHint')}
      accept="image/png,image/jpeg"
      optional={t('form.optional')}
      file={file}
      error={fault}
      progress={progress}
      onChoose={(chosen) => void send(chosen)}
      onRemove={() => setFile(null)}
      words={{
        choose: t('agency.brand.choose'),
        drop: t('agency.brand.drop'),
        remove: t('agency.brand.remove'),
        cancel: t('form.cancel'),
        progress: (percent) => t('agency.brand.progress', { percent }),
      }}
    />
  );
}
