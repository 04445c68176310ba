import { css } from '@emotion/react';
import type { WalletStatement } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { EmptyState } from '@straits/ui/EmptyState';
import { Facts } from '@straits/ui/Facts';
import { Stack } from '@straits/ui/Stack';
import { BalancePlot } from './BalancePlot';
import { EntriesTable } from './EntriesTable';
import { useMoreEntries, type StatementOf } from './statement.api';
import { StatementTools } from './StatementTools';
import { presentMonth, signedMoney } from './statement.rules';

// Two by two on phones: figures of a month are read together.
const figures = css`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
  font-variant-numeric: tabular-nums;
`;

interface MonthViewProps {
  statement: WalletStatement;
  asked: StatementOf;
  now: Date;
  onSearch: (q: string) => void;
}

/** A month: its figures, the balance drawn, every entry with the balance after it. */
export function MonthView({ statement, asked, now, onSearch }: MonthViewProps) {
  const { t } = useTexts('wallet');
  const format = useFormat();
  const isPresent = statement.month === presentMonth(now);
  const facts = [
    { label: t('statement.opening'), value: signedMoney(format, statement.opening) },
    { label: t('statement.in'), value: format.exact(statement.credits) },
    { label: t('statement.out'), value: format.exact(statement.debits) },
    { label: t(isPresent ? 'statement.current' : 'statement.closing'), value: signedMoney(format, statement.closing) },
  ];
  const isEmpty = statement.count === 0 && statement.waiting.length === 0;
  return (
    <Stack gap={5}>
      <Card>
        <Stack gap={6}>
          <Facts css={figures} facts={facts} />
          <BalancePlot statement={statement} now={now.getTime()} />
        </Stack>
      </Card>
      {isEmpty ? (
        <EmptyState level={3} title={t('statement.empty', { month: format.month(`${statement.month}-01`) })}>
          {t('statement.emptyText')}
        </EmptyState>
      ) : (
        <>
          <StatementTools asked={asked} onSearch={onSearch} />
          <Entries statement={statement} asked={asked} />
        </>
      )}
    </Stack>
  );
}

function Entries({ statement, asked }: Pick<MonthViewProps, 'statement' | 'asked'>) {
  const { t } = useTexts('wallet');
  const format = useFormat();
  const month = format.month(`${statement.month}-01`);
  const { entries, hasMore, isLoading, load } = useMoreEntries(asked, statement);
  const isOwn = !asked.agency;
  if (asked.q && entries.length === 0)
    return (
      <EmptyState level={3} title={t('statement.notFound', { q: asked.q })}>
        {t('statement.notFoundText')}
      </EmptyState>
    );
  return (
    <>
      {!asked.q && statement.waiting.length > 0 && (
        <EntriesTable entries={statement.waiting} caption={t('statement.waiting')} isOwn={isOwn} />
      )}
      {entries.length > 0 && <EntriesTable entries={entries} caption={t('statement.caption', { month })} isOwn={isOwn} />}
      {hasMore && (
        <Button busy={isLoading} onClick={() => void load()}>
          {t('statement.more')}
        </Button>
      )}
    </>
  );
}
