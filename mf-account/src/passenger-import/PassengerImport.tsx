import { useState } from 'react';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { Row, Stack } from '@straits/ui/Stack';
import { CardTitle } from '../CardTitle';
import { ChooseRows } from './ChooseRows';
import { MatchColumns } from './MatchColumns';
import { MendRows, type Outcome } from './MendRows';

/** Travellers from a file or a spreadsheet: choose, match the columns, mend what was not taken. */
export function PassengerImport({ onDone }: { onDone: () => void }) {
  const { t } = useTexts('account');
  const [table, setTable] = useState<string[][] | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  return (
    <Card as="section" aria-labelledby="import-title">
      <Stack gap={4}>
        <CardTitle id="import-title">{t('import.title')}</CardTitle>
        {!table && <ChooseRows onRows={setTable} />}
        {table && !outcome && <MatchColumns table={table} onImported={setOutcome} onBack={() => setTable(null)} />}
        {outcome && <MendRows outcome={outcome} />}
        <Row>
          <Button prominence="quiet" onClick={onDone}>
            {t('import.close')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
