import { Suspense, useState, type ComponentType } from 'react';
import { displayName } from '@straits/api-contract/person-name';
import type { SavedPassenger, SavedPassengerList } from '@straits/api-contract';
import { http, useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useIsAgent, useSession } from '@straits/session';
import { Button } from '@straits/ui/Button';
import { EmptyState } from '@straits/ui/EmptyState';
import { Icon } from '@straits/ui/Icon';
import { ButtonLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { Skeleton } from '@straits/ui/Skeleton';
import { Row, Stack } from '@straits/ui/Stack';
import { TextField } from '@straits/ui/TextField';
import { LoadFailed } from '../LoadFailed';
import { PersonalFrame } from '../PersonalFrame';
import { PassengerList } from './PassengerList';
import { matching } from './passengers.rules';

export interface PassengersPageProps {
  /** Reads travellers from a file; `onDone` closes it. */
  Import: ComponentType<{ onDone: () => void }>;
}

const SEARCH_FROM = 8;

/** /profile/passenger: travellers for next time; an agency's people see their clients. */
export function PassengersPage({ Import }: PassengersPageProps) {
  const { t } = useTexts('account');
  const isSigned = useSession().status === 'signed';
  const isAgent = useIsAgent();
  const { data, error, mutate } = useResource<SavedPassengerList>(isSigned ? '/user/passengers' : null);
  const [isImporting, setImporting] = useState(false);
  const [deleted, setDeleted] = useState<SavedPassenger | null>(null);

  const remove = async (passenger: SavedPassenger) => {
    const answer = await http.delete(`/user/passengers/${passenger.id}`);
    if (answer.ok) setDeleted(passenger);
    await mutate();
  };
  const restore = async () => {
    const answer = await http.post(`/user/passengers/${deleted?.id ?? ''}/restore`, {});
    if (answer.ok) setDeleted(null);
    await mutate();
  };

  const actions = (
    <Row gap={2} wrap>
      <ButtonLink href="/profile/form?passenger=new" prominence="main">
        {t('passengers.add')}
      </ButtonLink>
      <Button icon={<Icon name="upload" size={18} />} aria-expanded={isImporting} onClick={() => setImporting(!isImporting)}>
        {t('passengers.import')}
      </Button>
    </Row>
  );

  return (
    <PersonalFrame
      title={t(isAgent ? 'passengers.clients' : 'passengers.title')}
      lead={t(isAgent ? 'passengers.clientsLead' : 'passengers.lead')}
      actions={actions}
    >
      {isImporting && (
        <Suspense fallback={<Skeleton height="16rem" />}>
          <Import onDone={() => setImporting(false)} />
        </Suspense>
      )}
      <div role="status">
        {deleted && (
          <Notice tone="success" icon="trash" actions={<Button onClick={() => void restore()}>{t('passengers.undo')}</Button>}>
            {t('passengers.deleted', { name: displayName(deleted) })}
          </Notice>
        )}
      </div>
      {error && !data && <LoadFailed error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="12rem" />}
      {data && <Found items={data.items} onDelete={remove} />}
    </PersonalFrame>
  );
}

function Found({ items, onDelete }: { items: SavedPassenger[]; onDelete: (passenger: SavedPassenger) => Promise<void> }) {
  const { t } = useTexts('account');
  const [search, setSearch] = useState('');
  if (items.length === 0) return <EmptyState title={t('passengers.empty')}>{t('passengers.emptyText')}</EmptyState>;
  const shown = matching(items, search);
  return (
    <Stack gap={4}>
      {items.length >= SEARCH_FROM && (
        <TextField type="search" label={t('passengers.search')} value={search} onChange={setSearch} autoComplete="off" characters={30} />
      )}
      <p role="status">{t('passengers.count', { count: shown.length })}</p>
      <PassengerList items={shown} onDelete={onDelete} />
    </Stack>
  );
}
