import { useState } from 'react';
import type { ApprovalList } from '@straits/api-contract';
import { http } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { Stack } from '@straits/ui/Stack';
import { TextArea } from '@straits/ui/TextArea';
import { Refused } from '../Refused';
import { CardTitle } from '../CardTitle';
import { useAct } from '../use-act';

/** Asks for approval of the order that the address names. */
export function AskForm({ order, onDone }: { order: string; onDone: (list: ApprovalList) => void }) {
  const { t } = useTexts('account');
  const [note, setNote] = useState('');
  const { isBusy, failure, run } = useAct();
  const ask = async () => {
    const list = await run(http.post<ApprovalList>('/agency/approvals', { orderCode: order, note }, { notices: false }));
    if (list) onDone(list);
  };
  return (
    <Card as="section">
      <Stack gap={4}>
        <CardTitle>{t('agency.approvals.askTitle', { code: order })}</CardTitle>
        <TextArea
          label={t('agency.approvals.askNote')}
          hint={t('agency.approvals.askHint')}
          optional={t('form.optional')}
          value={note}
          onChange={setNote}
        />
        <Refused failure={failure} />
        <div>
          <Button prominence="main" busy={isBusy} onClick={() => void ask()}>
            {t('agency.approvals.ask')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
