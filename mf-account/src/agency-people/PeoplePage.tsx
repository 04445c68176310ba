import { useState } from 'react';
import type { AgencyPeople, AgencyPerson } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Icon } from '@straits/ui/Icon';
import { Notice } from '@straits/ui/Notice';
import { useAgencyResource } from '../agency/agency.api';
import { AgencyFrame } from '../agency/AgencyFrame';
import { Loaded } from '../agency/Loaded';
import { Invitations } from './Invitations';
import { PeopleTable } from './PeopleTable';
import { PersonDialog } from './PersonDialog';
import { RemoveDialog } from './RemoveDialog';

type Asked = { what: 'invite' } | { what: 'change' | 'remove'; person: AgencyPerson } | null;

/** /agency/people: who books for the agency, within which limits; for its administrators. */
export function PeoplePage() {
  const { t } = useTexts('account');
  const people = useAgencyResource<AgencyPeople>('/agency/people');
  const [asked, setAsked] = useState<Asked>(null);
  const [told, setTold] = useState('');
  const done = (list: AgencyPeople, words: string) => {
    setAsked(null);
    setTold(words);
    void people.mutate(list, { revalidate: false });
  };

  return (
    <AgencyFrame
      title={t('agency.people.title')}
      lead={t('agency.people.lead')}
      actions={
        people.data && (
          <Button prominence="main" icon={<Icon name="plus" size={18} />} onClick={() => setAsked({ what: 'invite' })}>
            {t('agency.people.invite')}
          </Button>
        )
      }
    >
      <div role="status">{told && <Notice tone="success">{told}</Notice>}</div>
      <Loaded resource={people} height="16rem">
        {(list) => (
          <>
            <PeopleTable
              list={list}
              onChange={(person) => setAsked({ what: 'change', person })}
              onRemove={(person) => setAsked({ what: 'remove', person })}
            />
            <Invitations list={list} onDone={(after) => done(after, t('agency.people.withdrawn'))} />
            <AskedDialog asked={asked} currency={list.currency} onClose={() => setAsked(null)} onDone={done} />
          </>
        )}
      </Loaded>
    </AgencyFrame>
  );
}

interface AskedDialogProps {
  asked: Asked;
  currency: string;
  onClose: () => void;
  onDone: (list: AgencyPeople, words: string) => void;
}

function AskedDialog({ asked, currency, onClose, onDone }: AskedDialogProps) {
  const { t } = useTexts('account');
  if (!asked) return null;
  if (asked.what === 'invite')
    return (
      <PersonDialog
        person="new"
        currency={currency}
        onClose={onClose}
        onDone={(list, { email = '' }) => onDone(list, t('agency.people.sent', { email: email.trim() }))}
      />
    );
  const { person } = asked;
  if (asked.what === 'remove')
    return (
      <RemoveDialog person={person} onClose={onClose} onDone={(list) => onDone(list, t('agency.people.removed', { name: person.name }))} />
    );
  return (
    <PersonDialog
      person={person}
      currency={currency}
      onClose={onClose}
      onDone={(list) => onDone(list, t('agency.people.saved', { name: person.name }))}
    />
  );
}
