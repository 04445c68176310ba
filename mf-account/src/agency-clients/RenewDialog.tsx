import { useState } from 'react';
import { displayName } from '@straits/api-contract/person-name';
import type { Client, ConsentSource } from '@straits/api-contract';
import { http } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Dialog } from '@straits/ui/Dialog';
import { RadioGroup } from '@straits/ui/RadioGroup';
import { Stack } from '@straits/ui/Stack';
import { TextField } from '@straits/ui/TextField';
import { Refused } from '../Refused';
import { useAct } from '../use-act';

interface RenewDialogProps {
  client: Client;
  today: string;
  latest: string;
  onClose: () => void;
  onDone: () => void;
}

/** The client agreed anew: how, and until when. */
export function RenewDialog({ client, today, latest, onClose, onDone }: RenewDialogProps) {
  const { t } = useTexts('account');
  const format = useFormat();
  const [source, setSource] = useState<ConsentSource>('spoken');
  const [keepUntil, setKeepUntil] = useState(latest);
  const [isWrong, setWrong] = useState(false);
  const { isBusy, failure, run } = useAct();
  const save = async () => {
    const isRight = keepUntil > today && keepUntil <= latest;
    setWrong(!isRight);
    if (!isRight) return;
    if (await run(http.put<Client>(`/agency/clients/${client.id}/keeping`, { source, keepUntil }, { notices: false }))) onDone();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('agency.clients.renewOf', { name: displayName(client) })}
      closeLabel={t('agency.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button prominence="main" busy={isBusy} onClick={() => void save()}>
            {t('agency.clients.save')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <RadioGroup
          label={t('agency.clients.how')}
          value={source}
          onChange={(value) => setSource(value === 'written' ? 'written' : 'spoken')}
          options={(['spoken', 'written'] as const).map((value) => ({ value, label: t(`agency.clients.source.${value}`) }))}
        />
        <TextField
          type="date"
          label={t('agency.clients.keepUntil')}
          hint={t('agency.clients.keepHint')}
          value={keepUntil}
          min={today}
          max={latest}
          onChange={setKeepUntil}
          error={isWrong ? t('agency.clients.keepWrong', { latest: format.date(latest) }) : undefined}
        />
        <Refused failure={failure} />
      </Stack>
    </Dialog>
  );
}
