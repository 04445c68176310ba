import { useState } from 'react';
import { displayName } from '@straits/api-contract/person-name';
import type { Client, Clients } from '@straits/api-contract';
import { http } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useUser } from '@straits/session';
import { Button } from '@straits/ui/Button';
import { EmptyState } from '@straits/ui/EmptyState';
import { ButtonLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { TextField } from '@straits/ui/TextField';
import { useAgencyResource } from '../agency/agency.api';
import { AgencyFrame } from '../agency/AgencyFrame';
import { Loaded } from '../agency/Loaded';
import { Refused } from '../Refused';
import { useAct } from '../use-act';
import { ClientTable } from './ClientTable';
import { named } from './clients.rules';
import { RenewDialog } from './RenewDialog';

/** /agency/clients: whom the agency keeps, by whose word, and until when (D25). */
export function ClientsPage() {
  const { t } = useTexts('account');
  const mayAct = useUser()?.AgencyRole !== 'viewer';
  const clients = useAgencyResource<Clients>('/agency/clients');
  return (
    <AgencyFrame
      title={t('agency.clients.title')}
      lead={t('agency.clients.lead')}
      actions={
        mayAct && (
          <ButtonLink href="/profile/form?passenger=new" prominence="main">
            {t('agency.clients.add')}
          </ButtonLink>
        )
      }
    >
      <Loaded resource={clients} height="20rem">
        {(loaded) => <List clients={loaded} mayAct={mayAct} onChanged={() => void clients.mutate()} />}
      </Loaded>
    </AgencyFrame>
  );
}

interface ListProps {
  clients: Clients;
  mayAct: boolean;
  onChanged: () => void;
}

function List({ clients: { items, today, latest }, mayAct, onChanged }: ListProps) {
  const { t } = useTexts('account');
  const [search, setSearch] = useState('');
  const [renewed, setRenewed] = useState<Client | null>(null);
  const [deleted, setDeleted] = useState<Client | null>(null);
  const { failure, run } = useAct();
  const remove = async (client: Client) => {
    if (!(await run(http.delete(`/user/passengers/${client.id}`, { notices: false })))) return;
    setDeleted(client);
    onChanged();
  };
  const restore = async () => {
    if (!(await run(http.post(`/user/passengers/${deleted?.id ?? ''}/restore`, {}, { notices: false })))) return;
    setDeleted(null);
    onChanged();
  };
  const shown = named(items, search);
  return (
    <Stack gap={4}>
      <Deleted client={deleted} onUndo={() => void restore()} />
      <Refused failure={failure} />
      {items.length === 0 ? (
        <EmptyState title={t('agency.clients.empty')}>{t('agency.clients.emptyText')}</EmptyState>
      ) : (
        <>
          <TextField
            type="search"
            label={t('agency.clients.search')}
            value={search}
            onChange={setSearch}
            autoComplete="off"
            characters={30}
          />
          {shown.length === 0 ? (
            <EmptyState title={t('agency.clients.none')}>{t('agency.clients.emptyText')}</EmptyState>
          ) : (
            <ClientTable
              clients={shown}
              today={today}
              acts={mayAct ? { onRenew: setRenewed, onDelete: (client) => void remove(client) } : undefined}
            />
          )}
        </>
      )}
      {renewed && (
        <RenewDialog
          client={renewed}
          {...{ today, latest }}
          onClose={() => setRenewed(null)}
          onDone={() => {
            setRenewed(null);
            onChanged();
          }}
        />
      )}
    </Stack>
  );
}

function Deleted({ client, onUndo }: { client: Client | null; onUndo: () => void }) {
  const { t } = useTexts('account');
  return (
    <div role="status">
      {client && (
        <Notice tone="success" icon="trash" actions={<Button onClick={onUndo}>{t('agency.clients.undo')}</Button>}>
          {t('agency.clients.deleted', { name: displayName(client) })}
        </Notice>
      )}
    </div>
  );
}
