import { useEffect, useRef, useState } from 'react';
import type { AgencyBrand } from '@straits/api-contract';
import { http, upload } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { FileField } from '@straits/ui/FileField';
import { Icon } from '@straits/ui/Icon';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { useFailureText } from '../failures';
import { useAct } from '../use-act';

interface LogoFieldProps {
  brand: AgencyBrand;
  onChanged: (brand: AgencyBrand) => void;
}

/** The logo is sent as soon as it is chosen; the API judges its bytes and draws it anew. */
export function LogoField({ brand, onChanged }: LogoFieldProps) {
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
    if (answer.ok) onChanged(answer.value);
    else setFault(textOf(answer.failure));
  };
  return (
    <Stack gap={3}>
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
      <RemoveLogo brand={brand} onRemoved={onChanged} />
    </Stack>
  );
}

/** Its button goes with the logo: what became of it is read instead. */
function RemoveLogo({ brand, onRemoved }: { brand: AgencyBrand; onRemoved: (brand: AgencyBrand) => void }) {
  const { t } = useTexts('account');
  const textOf = useFailureText();
  const { isBusy, failure, run } = useAct();
  const [isRemoved, setRemoved] = useState(false);
  const done = useRef<HTMLParagraphElement>(null);
  const remove = async () => {
    const after = await run(http.delete<AgencyBrand>('/agency/brand/logo', { notices: false }));
    if (!after) return;
    onRemoved(after);
    setRemoved(true);
  };
  useEffect(() => {
    if (isRemoved) done.current?.focus();
  }, [isRemoved, brand.logo]);
  if (!brand.logo)
    return isRemoved ? (
      <p ref={done} role="status" tabIndex={-1}>
        {t('agency.brand.logoRemoved')}
      </p>
    ) : null;
  return (
    <Stack gap={3} align="flex-start">
      <Button icon={<Icon name="trash" />} busy={isBusy} onClick={() => void remove()}>
        {t('agency.brand.removeLogo')}
      </Button>
      <div role="alert">{failure && <Notice tone="danger">{textOf(failure)}</Notice>}</div>
    </Stack>
  );
}
