import { css } from '@emotion/react';
import { useState } from 'react';
import { useUnit } from 'effector-react';
import { HttpError } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useIsAgent } from '@straits/session';
import { Button } from '@straits/ui/Button';
import { Checkbox } from '@straits/ui/Checkbox';
import { Notice } from '@straits/ui/Notice';
import { Select } from '@straits/ui/Select';
import { Row, Stack } from '@straits/ui/Stack';
import { useFailureText } from '../failures';
import { COLUMN_FIELDS, guessColumns, rowOf, type ColumnField } from './columns.rules';
import type { Outcome } from './MendRows';
import { importFx } from './passenger-import.model';

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: 1rem;
`;

interface MatchColumnsProps {
  table: string[][];
  onImported: (outcome: Outcome) => void;
  onBack: () => void;
}

/** Which column is what: guessed by its heading, and to be set right before anything is sent. */
export function MatchColumns({ table, onImported, onBack }: MatchColumnsProps) {
  const { t } = useTexts('account');
  const isAgent = useIsAgent();
  const failureText = useFailureText();
  const [send, busy] = useUnit([importFx, importFx.pending]);
  const [headings = [], ...body] = table;
  const [columns, setColumns] = useState(() => guessColumns(headings));
  const [consent, setConsent] = useState(false);
  const [fault, setFault] = useState('');
  const hasName = columns.includes('givenNames') || columns.includes('familyName');

  const set = (index: number, field: string) =>
    setColumns(columns.map((before, at) => (at === index ? (field as ColumnField | '') : before === field ? '' : before)));
  const act = async () => {
    if (!hasName) return setFault(t('import.noName'));
    const rows = body.map((cells) => rowOf(cells, columns));
    try {
      const answer = await send({ rows, consent });
      const wrong = answer.wrong.map(({ row, faults }) => ({ line: row + 2, values: rows[row] ?? {}, faults }));
      onImported({ added: answer.added, merged: answer.merged, wrong, consent });
    } catch (thrown) {
      setFault(failureText(thrown instanceof HttpError ? thrown.failure : undefined));
    }
  };
  const options = COLUMN_FIELDS.map((field) => ({ value: field, label: t(`passenger.${field}`) }));

  return (
    <Stack gap={4}>
      <p>{t('import.columns', { count: body.length })}</p>
      {fault && (
        <Notice tone="danger" role="alert">
          {fault}
        </Notice>
      )}
      <div css={grid}>
        {headings.map((heading, index) => (
          <Select
            key={index}
            label={heading || t('import.column', { number: index + 1 })}
            hint={t('import.example', { value: body[0]?.[index] || '–' })}
            value={columns[index] ?? ''}
            onChange={(field) => set(index, field)}
            options={options}
            placeholder={t('import.leaveOut')}
          />
        ))}
      </div>
      {isAgent && <Checkbox label={t('passenger.consentAll')} hint={t('passenger.consentHint')} checked={consent} onChange={setConsent} />}
      <Row gap={2} wrap>
        <Button prominence="main" busy={busy} onClick={() => void act()}>
          {t('import.send', { count: body.length })}
        </Button>
        <Button onClick={onBack}>{t('import.other')}</Button>
      </Row>
    </Stack>
  );
}
