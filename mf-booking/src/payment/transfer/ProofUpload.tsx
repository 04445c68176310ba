import type { Payment } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { ProofField } from '@straits/proof';
import { FailureNotice } from '../../acts/FailureNotice';
import { proofUpload, type ProofTarget } from './proof.model';

export function ProofUpload({ payment, target }: { payment: Payment; target: ProofTarget }) {
  const { t } = useTexts('booking');
  return (
    <ProofField
      upload={proofUpload}
      target={target}
      given={payment.status === 'proof_given' ? payment.proof : null}
      words={(word, facts) => t(`payment.proof.${word}`, facts)}
      failureNotice={(failure, retry) => <FailureNotice failure={failure} onRetry={retry} />}
    />
  );
}
