import { useUnit } from 'effector-react';
import { useState, type ReactNode } from 'react';
import type { HttpFailure } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { FileField } from '@straits/ui/FileField';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import type { ProofFault, ProofUpload } from './proof-upload.model';

/** What the remote has words for; refusals of the API have the shell's. */
export type ProofWord =
  | ('label' | 'hint' | 'choose' | 'drop' | 'camera' | 'remove' | 'cancel' | 'progress' | 'shrinking' | 'given' | 'givenText' | 'replace')
  | `fault.${'file_not_image' | 'file_too_large'}`;
type Words = (word: ProofWord, facts?: Record<string, string | number>) => string;

/** A proof that the API has. */
export interface GivenProof {
  name: string;
  bytes: number;
  uploadedAt: string;
}

interface ProofFieldProps<Target, Answer> {
  upload: ProofUpload<Target, Answer>;
  target: Target;
  given: GivenProof | null;
  words: Words;
  /** How this remote says what went wrong on the way. */
  failureNotice: (failure: HttpFailure, retry: () => void) => ReactNode;
}

/** The proof: chosen or photographed, made lighter, sent with its progress, replaced when it was the wrong one (M139, M250). */
export function ProofField<Target, Answer>({ upload, target, given, words, failureNotice }: ProofFieldProps<Target, Answer>) {
  const [isReplacing, setReplacing] = useState(false);
  const file = useUnit(upload.$file);
  const progress = useUnit(upload.$progress);
  const failure = useUnit(upload.$failure);
  const [isShrinking, isSending] = useUnit([upload.shrinkFx.pending, upload.sendFx.pending]);
  const act = useUnit({ choose: upload.chosen, cancel: upload.cancelled, remove: upload.removed, repeat: upload.repeated });
  const fault = useFaultText(useUnit(upload.$fault), words);

  // What is wrong with the new picture is said, though the one before is still there.
  if (given && !isReplacing && !file && !fault) return <Given proof={given} words={words} onReplace={() => setReplacing(true)} />;
  return (
    <Stack gap={3}>
      <FileField
        label={words('label')}
        hint={words('hint')}
        name="File"
        accept="image/png,image/jpeg"
        capture="environment"
        file={file}
        error={fault}
        progress={isShrinking ? 0 : (progress ?? undefined)}
        onChoose={(chosen) => {
          act.choose({ target, file: chosen });
          setReplacing(false);
        }}
        onRemove={() => act.remove()}
        onCancel={isSending ? () => act.cancel() : undefined}
        words={{
          choose: words('choose'),
          drop: words('drop'),
          camera: words('camera'),
          remove: words('remove'),
          cancel: words('cancel'),
          progress: (percent) => (isShrinking ? words('shrinking') : words('progress', { percent })),
        }}
      />
      {failure && failureNotice(failure, () => act.repeat(target))}
    </Stack>
  );
}

function useFaultText(fault: ProofFault | null, words: Words): string | undefined {
  const { t } = useTexts('shell');
  if (fault === null) return undefined;
  const isOurs = fault === 'file_not_image' || fault === 'file_too_large';
  return isOurs ? words(`fault.${fault}`) : t(`refusals.${fault}`, { defaultValue: t('toast.fallback') });
}

function Given({ proof, words, onReplace }: { proof: GivenProof; words: Words; onReplace: () => void }) {
  const format = useFormat();
  return (
    <Notice
      tone="success"
      role="status"
      title={words('given')}
      actions={
        <Button size="small" onClick={onReplace}>
          {words('replace')}
        </Button>
      }
    >
      {words('givenText', {
        name: proof.name,
        size: format.number(Math.ceil(proof.bytes / 1024)),
        when: format.instant(proof.uploadedAt, 'Asia/Singapore'),
      })}
    </Notice>
  );
}
