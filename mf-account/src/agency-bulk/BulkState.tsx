import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { IconButton } from '@straits/ui/IconButton';
import { Row, Stack } from '@straits/ui/Stack';
import { Tag } from '@straits/ui/Tag';
import { useFailureText } from '../failures';
import type { BulkRow } from './bulk.rules';
import type { BulkRows, Outcome } from './use-bulk-rows';

/** What became of a line, and what may be done with it. */
export function BulkState({ row, name, outcome, bulk }: { row: BulkRow; name: string; outcome: Outcome | undefined; bulk: BulkRows }) {
  const { t } = useTexts('account');
  const textOf = useFailureText();
  return (
    <Stack gap={2}>
      {outcome?.state === 'added' && <Tag tone="success">{t('agency.bulk.added')}</Tag>}
      {outcome && outcome.state !== 'added' && (
        <>
          <Tag tone="warning">{t(outcome.state === 'unknown' ? 'agency.bulk.unknown' : 'agency.bulk.notAdded')}</Tag>
          <span>{textOf(outcome.failure)}</span>
        </>
      )}
      <Row gap={1}>
        <Button size="small" prominence="quiet" aria-label={t('agency.bulk.nextDayOf', { name })} onClick={() => bulk.repeat(row)}>
          {t('agency.bulk.nextDay')}
        </Button>
        {(!outcome || outcome.state === 'refused') && (
          <IconButton icon="trash" label={t('agency.bulk.removeOf', { name })} onClick={() => bulk.remove(row)} />
        )}
      </Row>
    </Stack>
  );
}
