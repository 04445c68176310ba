import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { TopUp } from '@straits/api-contract';
import { refusalCode } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { FileField } from '@straits/ui/FileField';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { Failure } from '../typing/Failure';
import {
  $progress,
  $proof,
  $proofFailure,
  $proofFault,
  proofChosen,
  proofRemoved,
  sendProofFx,
  shrinkFx,
  uploadCancelled,
} from './proof.model';

/** What the API refuses for the picture's own sake. */
const OF_PICTURE = new Set<string>(['proof_used', 'file_missing', 'file_too_large', 'file_not_image']);

/** The proof: chosen or photographed, made lighter, sent with its progress, replaced when it was the wrong one (M250). */
export function ProofUpload({ topUp }: { topUp: TopUp }) {
  const { t } = useTexts('wallet');
  const [isReplacing, setReplacing] = useState(false);
  const state = useUnit({
    proof: $proof,
    progress: $progress,
    isShrinking: shrinkFx.pending,
    isSending: sendProofFx.pending,
  });
  const { fault, failure } = useFaults();
  const act = useUnit({ choose: proofChosen, cancel: uploadCancelled, remove: proofRemoved });
  if (topUp.status === 'proof_given' && topUp.proof && !isReplacing && !state.proof)
    return <Given proof={topUp.proof} onReplace={() => setReplacing(true)} />;
  return (
    <Stack gap={3}>
      <FileField
        label={t('proof.label')}
        hint={t('proof.hint')}
        name="File"
        accept="image/png,image/jpeg"
        capture="environment"
        file={state.proof}
        error={fault}
        progress={state.isShrinking ? 0 : (state.progress ?? undefined)}
        onChoose={(file) => {
          act.choose({ topUpId: topUp.id, file });
          setReplacing(false);
        }}
        onRemove={() => act.remove()}
        onCancel={state.isSending ? () => act.cancel() : undefined}
        words={{
          choose: t('proof.choose'),
          drop: t('proof.drop'),
          camera: t('proof.camera'),
          remove: t('proof.remove'),
          cancel: t('proof.cancel'),
          progress: (percent) => t('proof.progress', { percent }),
        }}
      />
      {failure && <Failure failure={failure} />}
    </Stack>
  );
}

/** What is wrong with the picture, in words, or else what went wrong on its way. */
function useFaults() {
  const { t } = useTexts('wallet');
  const { t: ofShell } = useTexts('shell');
  const { fault, failure } = useUnit({ fault: $proofFault, failure: $proofFailure });
  const code = failure ? refusalCode(failure) : undefined;
  if (fault) return { fault: t(`proof.fault.${fault}`), failure };
  return code && OF_PICTURE.has(code)
    ? { fault: ofShell(`refusals.${code}`, { defaultValue: ofShell('toast.fallback') }), failure: null }
    : { fault: undefined, failure };
}

function Given({ proof, onReplace }: { proof: NonNullable<TopUp['proof']>; onReplace: () => void }) {
  const { t } = useTexts('wallet');
  const format = useFormat();
  return (
    <Notice
      tone="success"
      role="status"
      title={t('proof.given')}
      actions={
        <Button size="small" onClick={onReplace}>
          {t('proof.replace')}
        </Button>
      }
    >
      {t('proof.givenText', { name: proof.name, size: format.number(Math.ceil(proof.bytes / 1024)) })}
    </Notice>
  );
}
