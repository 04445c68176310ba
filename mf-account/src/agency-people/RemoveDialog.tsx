import type { AgencyPeople, AgencyPerson } from '@straits/api-contract';
import { http } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Dialog } from '@straits/ui/Dialog';
import { Stack } from '@straits/ui/Stack';
import { Refused } from '../Refused';
import { useAct } from '../use-act';

interface RemoveDialogProps {
  person: AgencyPerson;
  onClose: () => void;
  onDone: (people: AgencyPeople) => void;
}

/** Says what removing does before it is done. */
export function RemoveDialog({ person, onClose, onDone }: RemoveDialogProps) {
  const { t } = useTexts('account');
  const { isBusy, failure, run } = useAct();
  const remove = async () => {
    const people = await run(http.delete<AgencyPeople>(`/agency/people/${person.id}`, { notices: false }));
    if (people) onDone(people);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('agency.people.removeTitle', { name: person.name })}
      closeLabel={t('agency.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button prominence="main" busy={isBusy} onClick={() => void remove()}>
            {t('agency.people.removeNow')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('agency.people.removeText')}</p>
        <Refused failure={failure} />
      </Stack>
    </Dialog>
  );
}
