import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import type { AgencyBookings } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { useSearchParams, withParam } from '@straits/router';
import { Button } from '@straits/ui/Button';
import { EmptyState } from '@straits/ui/EmptyState';
import { Icon } from '@straits/ui/Icon';
import { TextField } from '@straits/ui/TextField';
import { useAgencyResource } from '../agency/agency.api';
import { AgencyFrame } from '../agency/AgencyFrame';
import { Loaded } from '../agency/Loaded';
import { MoveBookings } from './MoveBookings';

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 28rem) auto;
  justify-content: start;
  align-items: end;
  gap: 0.5rem;
  button {
    min-block-size: 3rem;
  }
`;

/** /agency/bookings: paid bookings that are ahead; several are moved to another date at once. */
export function BookingsPage() {
  const { t } = useTexts('account');
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const bookings = useAgencyResource<AgencyBookings>('/agency/bookings', { q: q || undefined });
  return (
    <AgencyFrame title={t('agency.bookings.title')} lead={t('agency.bookings.lead')}>
      <Search key={q} applied={q} onSearch={(text) => setSearch((now) => withParam(now, 'q', text), { preventScrollReset: true })} />
      <Loaded resource={bookings} height="20rem">
        {(loaded) =>
          loaded.items.length === 0 ? (
            <EmptyState title={t(q ? 'agency.bookings.none' : 'agency.bookings.empty')}>
              {t(q ? 'agency.bookings.noneText' : 'agency.bookings.emptyText')}
            </EmptyState>
          ) : (
            <MoveBookings key={q} bookings={loaded.items} onMoved={() => void bookings.mutate()} />
          )
        }
      </Loaded>
    </AgencyFrame>
  );
}

function Search({ applied, onSearch }: { applied: string; onSearch: (text: string) => void }) {
  const { t } = useTexts('account');
  const [text, setText] = useState(applied);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form css={form} role="search" onSubmit={submit} data-print="hide">
      <TextField type="search" label={t('agency.bookings.search')} value={text} onChange={setText} maxLength={100} autoComplete="off" />
      <Button type="submit" icon={<Icon name="search" size={18} />}>
        {t('agency.bookings.find')}
      </Button>
    </form>
  );
}
