import { css } from '@emotion/react';
import { useState } from 'react';
import { useUnit } from 'effector-react';
import { displayName } from '@straits/api-contract/person-name';
import type { PassengersImported } from '@straits/api-contract';
import { HttpError } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { TextField } from '@straits/ui/TextField';
import { token } from '@straits/ui/tokens';
import { useFailureText } from '../failures';
import { faultKey } from '../passenger-details/passenger-faults.rules';
import { readValue } from './columns.rules';
import { importFx } from './passenger-import.model';

export interface WrongRow {
  /** As spreadsheets number them, the headings being line 1. */
  line: number;
  values: Record<string, string>;
  faults: PassengersImported['wrong'][number]['faults'];
}
export interface Outcome {
  added: number;
  merged: number;
  wrong: WrongRow[];
  consent: boolean;
}

const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;
const rowCss = css`
  display: grid;
  gap: 0.5rem 1rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  align-items: start;
  padding: 0.875rem 1rem;
  border: 1px solid ${token.color.line};
  border-inline-start: 4px solid ${token.color.danger};
  border-radius: ${token.radius.small};
  overflow-wrap: anywhere;
`;

/** What is in, and the rows that are not: their faults stand at the cells, which are mended and sent again here. */
export function MendRows({ outcome }: { outcome: Outcome }) {
  const { t } = useTexts('account');
  const failureText = useFailureText();
  const [send, busy] = useUnit([importFx, importFx.pending]);
  const [now, setNow] = useState(outcome);
  const [fault, setFault] = useState('');

  const change = (line: number, field: string, value: string) =>
    setNow({ ...now, wrong: now.wrong.map((row) => (row.line === line ? { ...row, values: { ...row.values, [field]: value } } : row)) });
  const mend = async () => {
    const rows = now.wrong.map(({ values }) =>
      Object.fromEntries(Object.entries(values).map(([field, value]) => [field, readValue(field, value)])),
    );
    try {
      const answer = await send({ rows, consent: now.consent });
      const wrong = answer.wrong.flatMap(({ row, faults }) => {
        const before = now.wrong[row];
        return before ? [{ ...before, faults }] : [];
      });
      setFault('');
      setNow({ ...now, added: now.added + answer.added, merged: now.merged + answer.merged, wrong });
    } catch (thrown) {
      setFault(failureText(thrown instanceof HttpError ? thrown.failure : undefined));
    }
  };

  return (
    <Stack gap={4}>
      <Notice tone={now.wrong.length > 0 ? 'warning' : 'success'} role="status" title={t('import.in', { count: now.added + now.merged })}>
        {now.merged > 0 && <p>{t('import.merged', { count: now.merged })}</p>}
        {now.wrong.length > 0 && <p>{t('import.wrong', { count: now.wrong.length })}</p>}
      </Notice>
      {fault && (
        <Notice tone="danger" role="alert">
          {fault}
        </Notice>
      )}
      {now.wrong.length > 0 && (
        <>
          <ul css={list} role="list">
            {now.wrong.map((row) => (
              <RowToMend key={row.line} row={row} onChange={(field, value) => change(row.line, field, value)} />
            ))}
          </ul>
          <div>
            <Button prominence="main" busy={busy} onClick={() => void mend()}>
              {t('import.mend', { count: now.wrong.length })}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}

function RowToMend({ row, onChange }: { row: WrongRow; onChange: (field: string, value: string) => void }) {
  const { t } = useTexts('account');
  return (
    <li css={rowCss}>
      <Who row={row} />
      {row.faults.map(({ field, fault }) => (
        <TextField
          key={field}
          label={t(`passenger.${field}`)}
          error={t(faultKey(field, fault))}
          value={row.values[field] ?? ''}
          onChange={(value) => onChange(field, value)}
          autoComplete="off"
        />
      ))}
    </li>
  );
}

function Who({ row: { line, values } }: { row: WrongRow }) {
  const { t } = useTexts('account');
  return (
    <div>
      <strong translate="no">
        {displayName({ givenNames: values['givenNames'] ?? '', familyName: values['familyName'] ?? '' }) || '–'}
      </strong>
      <p>{t('import.line', { line })}</p>
    </div>
  );
}
