import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { Chip } from '@straits/ui/Chip';
import { Icon } from '@straits/ui/Icon';
import { Row } from '@straits/ui/Stack';
import { Select } from '@straits/ui/Select';
import { TextField } from '@straits/ui/TextField';
import { media } from '@straits/ui/tokens';
import { isFiltered, KINDS, type ordersQuery } from './order-history.rules';

interface OrderFiltersProps {
  query: ReturnType<typeof ordersQuery>;
  onChange: (change: Record<string, string>) => void;
}

const bar = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.75rem;
  align-items: end;
  & > form {
    grid-column: 1 / -1;
  }
  & > .kind {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > .kind {
      grid-column: auto;
    }
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 2.2fr) minmax(0, 1fr) minmax(0, 0.9fr) minmax(0, 0.9fr);
    & > form {
      grid-column: auto;
    }
  }
`;
const searchCss = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 0.5rem;
`;

const tall = css`
  min-block-size: 3rem;
`;

/** Search by code or name, filters by type and visit date; what is applied stands below, to be taken off. */
export function OrderFilters({ query, onChange }: OrderFiltersProps) {
  const { t } = useTexts('account');
  const kinds = KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }));
  return (
    <Card data-print="hide">
      <div css={bar} role="search" aria-label={t('history.filters')}>
        {/* A new key when the address changes by other means (Back, a chip): the box then shows what is applied. */}
        <SearchBox key={query.q ?? ''} applied={query.q ?? ''} onSearch={(q) => onChange({ q })} />
        <Select
          className="kind"
          label={t('history.kind')}
          options={kinds}
          placeholder={t('history.allKinds')}
          value={query.kind ?? ''}
          onChange={(kind) => onChange({ kind })}
        />
        <TextField type="date" label={t('history.from')} value={query.from ?? ''} max={query.to} onChange={(from) => onChange({ from })} />
        <TextField type="date" label={t('history.to')} value={query.to ?? ''} min={query.from} onChange={(to) => onChange({ to })} />
      </div>
      {isFiltered(query) && <Applied query={query} onChange={onChange} />}
    </Card>
  );
}

function SearchBox({ applied, onSearch }: { applied: string; onSearch: (text: string) => void }) {
  const { t } = useTexts('account');
  const [text, setText] = useState(applied);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form css={searchCss} onSubmit={submit}>
      <TextField name="q" type="search" label={t('history.search')} value={text} onChange={setText} autoComplete="off" spellCheck={false} />
      <Button type="submit" css={tall} icon={<Icon name="search" size={18} />}>
        {t('history.find')}
      </Button>
    </form>
  );
}

const appliedCss = css`
  margin-block-start: 0.875rem;
`;

function Applied({ query, onChange }: OrderFiltersProps) {
  const { t } = useTexts('account');
  const format = useFormat();
  const chips = [
    query.q && { name: 'q', text: t('history.applied', { value: query.q }) },
    query.kind && { name: 'kind', text: t(`kind.${query.kind}`) },
    query.from && { name: 'from', text: t('history.appliedFrom', { date: format.date(query.from) }) },
    query.to && { name: 'to', text: t('history.appliedTo', { date: format.date(query.to) }) },
  ].filter((chip) => Boolean(chip)) as { name: string; text: string }[];
  return (
    <Row gap={2} wrap css={appliedCss}>
      {chips.map(({ name, text }) => (
        <Chip key={name} onRemove={() => onChange({ [name]: '' })} removeLabel={t('history.remove', { filter: text })}>
          {text}
        </Chip>
      ))}
      <Button size="small" prominence="quiet" onClick={() => onChange({ q: '', kind: '', from: '', to: '' })}>
        {t('history.clear')}
      </Button>
    </Row>
  );
}
