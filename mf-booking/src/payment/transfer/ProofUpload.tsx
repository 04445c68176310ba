import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { Payment } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { FileField } from '@straits/ui/FileField';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { FailureNotice } from '../../acts/FailureNotice';
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
  uploadRepeated,
  type ProofTarget,
} from './proof.model';

function Given({ proof, onReplace }: { proof: NonNullable<Payment['proof']>; onReplace: () => void }) {
  const { t } = useTexts('booking');
  const format = useFormat();
  return (
    <Notice
      tone="success"
      role="status"
      title={t('payment.proof.given')}
      actions={
        <Button size="small" onClick={onReplace}>
          {t('payment.proof.replace')}
        </Button>
      }
    >
      {t('payment.proof.givenText', {
        name: proof.name,
        size: format.number(proof.bytes / 1024),
        when: format.instant(proof.uploadedAt, 'Asia/Singapore'),
      })}
    </Notice>
  );
}

/** The picture was lost on its way: the same one goes again. */
function NotArrived({ target }: { target: ProofTarget }) {
  const { failure, repeat } = useUnit({ failure: $proofFailure, repeat: uploadRepeated });
  return failure && <FailureNotice failure={failure} onRetry={() => repeat(target)} />;
}

/** The proof: chosen or photographed, made lighter, sent with its progress, replaced when it was the wrong one (M139, M250). */
export function ProofUpload({ payment, target }: { payment: Payment; target: ProofTarget }) {
  const { t } = useTexts('booking');
  const [isReplacing, setReplacing] = useState(false);
  const state = useUnit({
    proof: $proof,
    fault: $proofFault,
    progress: $progress,
    isShrinking: shrinkFx.pending,
    isSending: sendProofFx.pending,
  });
  const act = useUnit({ choose: proofChosen, cancel: uploadCancelled, remove: proofRemoved });
  const given = payment.status === 'proof_given' ? payment.proof : null;

  // What is wrong with the new picture is said, though the one before is still there.
  if (given && !isReplacing && !state.proof && !state.fault) return <Given proof={given} onReplace={() => setReplacing(true)} />;
  return (
    <Stack gap={3}>
      <FileField
        label={t('payment.proof.label')}
        hint={t('payment.proof.hint')}
        name="File"
        accept="image/png,image/jpeg"
        capture="environment"
        file={state.proof}
        error={state.fault ? t(`payment.proof.fault.${state.fault}`) : undefined}
        progress={state.isShrinking ? 0 : (state.progress ?? undefined)}
        onChoose={(file) => {
          act.choose({ target, file });
          setReplacing(false);
        }}
        onRemove={() => act.remove()}
        onCancel={state.isSending ? () => act.cancel() : undefined}
        words={{
          choose: t('payment.proof.choose'),
          drop: t('payment.proof.drop'),
          camera: t('payment.proof.camera'),
          remove: t('payment.proof.remove'),
          cancel: t('cancel'),
          progress: (percent) => t('payment.proof.progress', { percent }),
        }}
      />
      <NotArrived target={target} />
    </Stack>
  );
}
