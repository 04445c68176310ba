import { useState } from 'react';
import type { Approval, ApprovalList } from '@straits/api-contract';
import { http } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Dialog } from '@straits/ui/Dialog';
import { Stack } from '@straits/ui/Stack';
import { TextArea } from '@straits/ui/TextArea';
import { Refused } from '../Refused';
import { useAct } from '../use-act';

interface RefuseDialogProps {
  approval: Approval;
  onClose: () => void;
  onDone: (list: ApprovalList) => void;
}

/** Refusing asks for the reason: who asked reads it. */
export function RefuseDialog({ approval, onClose, onDone }: RefuseDialogProps) {
  const { t } = useTexts('account');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { isBusy, failure, run } = useAct();
  const refuse = async () => {
    setMissing(reason.trim().length < 3);
    if (reason.trim().length < 3) return;
    const list = await run(http.post<ApprovalList>(`/agency/approvals/${approval.id}/refuse`, { reason }, { notices: false }));
    if (list) onDone(list);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('agency.approvals.refuseOf', { code: approval.orderCode })}
      closeLabel={t('agency.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button prominence="main" busy={isBusy} onClick={() => void refuse()}>
            {t('agency.approvals.refuse')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <TextArea
          label={t('agency.approvals.why')}
          hint={t('agency.approvals.whyHint')}
          error={isMissing ? t('agency.approvals.whyMissing') : undefined}
          value={reason}
          onChange={setReason}
        />
        <Refused failure={failure} />
      </Stack>
    </Dialog>
  );
}
