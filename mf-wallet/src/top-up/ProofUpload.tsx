import type { TopUp } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { ProofField } from '@straits/proof';
import { Button } from '@straits/ui/Button';
import { isUndecided } from '../typing/act';
import { Failure } from '../typing/Failure';
import { proofUpload } from './proof.model';

export function ProofUpload({ topUp }: { topUp: TopUp }) {
  const { t } = useTexts('wallet');
  return (
    <ProofField
      upload={proofUpload}
      target={topUp.id}
      given={topUp.status === 'proof_given' ? topUp.proof : null}
      words={(word, facts) => t(`proof.${word}`, facts)}
      failureNotice={(failure, retry) => (
        <Failure
          failure={failure}
          actions={
            isUndecided(failure) && (
              <Button size="small" onClick={retry}>
                {t('proof.again')}
              </Button>
            )
          }
        >
          {t('proof.kept')}
        </Failure>
      )}
    />
  );
}
