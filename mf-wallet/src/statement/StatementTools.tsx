import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Icon } from '@straits/ui/Icon';
import { Row, Spread } from '@straits/ui/Stack';
import { TextField } from '@straits/ui/TextField';
import { saveStatement, type StatementOf } from './statement.api';

const form = css`
  display: flex;
  gap: 0.5rem;
  flex: 1 1 16rem;
  max-inline-size: 26rem;
  /* The words, not the button. */
  & > div {
    flex: 1;
    min-inline-size: 0;
  }
`;

interface StatementToolsProps {
  asked: StatementOf;
  onSearch: (q: string) => void;
}

/** Finding in a month, and keeping it as a file. */
export function StatementTools({ asked, onSearch }: StatementToolsProps) {
  const { t } = useTexts('wallet');
  const [words, setWords] = useState(asked.q);
  const [saving, setSaving] = useState<'csv' | 'pdf' | null>(null);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(words.trim());
  };
  const save = async (kind: 'csv' | 'pdf') => {
    setSaving(kind);
    await saveStatement(asked, kind);
    setSaving(null);
  };
  return (
    <Spread align="end" data-print="hide">
      <form css={form} role="search" onSubmit={search}>
        <TextField
          type="search"
          label={t('statement.search')}
          labelHidden
          placeholder={t('statement.search')}
          value={words}
          maxLength={100}
          onChange={setWords}
        />
        <Button type="submit" icon={<Icon name="search" size={18} />}>
          {t('statement.find')}
        </Button>
      </form>
      <Row gap={2} wrap>
        {(['csv', 'pdf'] as const).map((kind) => (
          <Button
            key={kind}
            prominence="quiet"
            busy={saving === kind}
            icon={<Icon name="download" size={18} />}
            aria-label={t('statement.save', { kind: kind.toUpperCase() })}
            onClick={() => void save(kind)}
          >
            {kind.toUpperCase()}
          </Button>
        ))}
      </Row>
    </Spread>
  );
}
