import { useState } from 'react';
import { useForm } from 'react-final-form';
import { displayName } from '@straits/api-contract/person-name';
import type { SavedPassenger, SavedPassengerList } from '@straits/api-contract';
import { http, useResource, type HttpFailure } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useSession } from '@straits/session';
import { Select } from '@straits/ui/Select';
import { FailureNotice } from '../../acts/FailureNotice';
import { fromSaved } from './saved-traveller.rules';

/** Travellers of the person's own list (U7). The list covers passports; the one that is chosen comes whole. */
export function SavedTravellers({ asked }: { asked: ReadonlySet<string> }) {
  const { t } = useTexts('booking');
  const session = useSession();
  const form = useForm();
  const [failure, setFailure] = useState<HttpFailure | null>(null);
  const { data } = useResource<SavedPassengerList>(session.status === 'signed' ? '/user/passengers' : null);
  const fill = async (id: string) => {
    const answer = await http.get<SavedPassenger>(`/user/passengers/${encodeURIComponent(id)}`, { notices: false });
    setFailure(answer.ok ? null : answer.failure);
    if (!answer.ok) return;
    const values = fromSaved(answer.value, asked);
    form.batch(() => Object.entries(values).forEach(([name, value]) => form.change(name, value)));
  };
  if (!data || data.items.length === 0) return null;
  return (
    <>
      <Select
        label={t('checkout.travellers.saved')}
        hint={t('checkout.travellers.savedHint')}
        placeholder={t('checkout.travellers.fillNew')}
        value=""
        options={data.items.map((person) => ({ value: person.id, label: displayName(person) }))}
        onChange={(id) => id && void fill(id)}
      />
      {failure && <FailureNotice failure={failure} />}
    </>
  );
}
