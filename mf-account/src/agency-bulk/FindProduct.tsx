import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import type { Attraction, NetPrices, Suggestion, Suggestions } from '@straits/api-contract';
import { http, useResource, type HttpFailure } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Icon } from '@straits/ui/Icon';
import { TextLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { TextField } from '@straits/ui/TextField';
import { token } from '@straits/ui/tokens';
import { Refused } from '../Refused';
import type { BulkProduct } from './bulk.rules';

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
const list = css`
  display: grid;
  max-inline-size: 40rem;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    padding-block: 0.5rem;
    border-block-end: 1px solid ${token.color.line};
  }
`;
const quiet = css`
  color: ${token.color.muted};
`;
// Sold by date and number of travellers; the others need rooms, ports or addresses.
const KINDS = new Set<string | null>(['attraction', 'package']);

/** Finds what goes into the table. `onPick` answers false where a date and numbers are not enough for any of its packages. */
export function FindProduct({ onPick }: { onPick: (product: BulkProduct) => boolean }) {
  const { t } = useTexts('account');
  const [q, setQ] = useState('');
  const [busyId, setBusyId] = useState<string>();
  const [failure, setFailure] = useState<HttpFailure | null>(null);
  const [elsewhere, setElsewhere] = useState<Suggestion>();
  const { data, error } = useResource<Suggestions>(q ? '/suggest' : null, { q, limit: '12' }, { keepPreviousData: true });
  const found = (q ? data : undefined)?.items.filter(({ type, kind }) => type === 'product' && KINDS.has(kind));
  const pick = async (chosen: Suggestion) => {
    setBusyId(chosen.id);
    setFailure(null);
    const at = `${chosen.kind}/${chosen.id}`;
    const [product, net] = await Promise.all([
      http.get<Attraction>(`/products/${at}`, { notices: false }),
      http.get<NetPrices>(`/net-prices/${at}`, { notices: false }),
    ]);
    setBusyId(undefined);
    if (!product.ok) return setFailure(product.failure);
    if (!net.ok) return setFailure(net.failure);
    setElsewhere(onPick({ ...product.value, net: net.value }) ? undefined : chosen);
  };
  return (
    <Stack gap={3}>
      <Search
        onSearch={(text) => {
          setElsewhere(undefined);
          setQ(text);
        }}
      />
      <Refused failure={failure ?? error?.failure ?? null} />
      <div role="status">{found?.length === 0 && <p>{t('agency.bulk.none')}</p>}</div>
      {elsewhere && (
        <Notice>
          {t('agency.bulk.elsewhere')}{' '}
          <TextLink href={elsewhere.href} lang={elsewhere.lang}>
            {elsewhere.name}
          </TextLink>
        </Notice>
      )}
      {found && <Found items={found} busyId={busyId} onPick={(product) => void pick(product)} />}
    </Stack>
  );
}

function Search({ onSearch }: { onSearch: (text: string) => void }) {
  const { t } = useTexts('account');
  const [typed, setTyped] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form css={form} role="search" onSubmit={search}>
      <TextField type="search" label={t('agency.bulk.search')} value={typed} onChange={setTyped} maxLength={100} autoComplete="off" />
      <Button type="submit" icon={<Icon name="search" size={18} />}>
        {t('agency.bulk.find')}
      </Button>
    </form>
  );
}

interface FoundProps {
  items: Suggestion[];
  busyId: string | undefined;
  onPick: (product: Suggestion) => void;
}
function Found({ items, busyId, onPick }: FoundProps) {
  const { t } = useTexts('account');
  if (items.length === 0) return null;
  return (
    <ul css={list} role="list" aria-label={t('agency.bulk.found')}>
      {items.map((product) => (
        <li key={product.id}>
          <span>
            <span lang={product.lang}>{product.name}</span> <span css={quiet}>{product.detail}</span>
          </span>
          <Button
            size="small"
            icon={<Icon name="plus" size={16} />}
            busy={busyId === product.id}
            aria-label={t('agency.bulk.pickOf', { name: product.name })}
            onClick={() => onPick(product)}
          >
            {t('agency.bulk.pick')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
