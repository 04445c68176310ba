import { css } from '@emotion/react';
import type { WalletStatement } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { EmptyState } from '@straits/ui/EmptyState';
import { Facts } from '@straits/ui/Facts';
import { SectionTitle } from '@straits/ui/Heading';
import { Notice } from '@straits/ui/Notice';
import { Skeleton } from '@straits/ui/Skeleton';
import { Spread, Stack } from '@straits/ui/Stack';
import { BalancePlot } from './BalancePlot';
import { EntriesTable } from './EntriesTable';
import { MonthPicker } from './MonthPicker';
import { useStatement } from './statement.api';
import { chosenMonth, monthTotals, presentMonth } from './statement.rules';

const content = css`
  transition: opacity 120ms;
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

/** One month of the wallet: the address holds which. */
export function Statement() {
  const { t } = useTexts('wallet');
  const [search, setSearch] = useSearchParams();
  const now = new Date();
  const month = chosenMonth(search.get('month'), now);
  const { data, error, isLoading, mutate } = useStatement(month);
  const choose = (next: string) => {
    const changed = new URLSearchParams(search);
    changed.set('month', next);
    setSearch(changed, { preventScrollReset: true });
  };

  return (
    <section aria-labelledby="statement-title">
      <Stack gap={5}>
        <Spread align="end">
          <SectionTitle id="statement-title">{t('statement.title')}</SectionTitle>
          <MonthPicker month={month} now={now} onChoose={choose} />
        </Spread>
        {error && !data && (
          <Notice
            tone="danger"
            role="alert"
            title={t('statement.failed')}
            actions={<Button onClick={() => void mutate()}>{t('wallet.retry')}</Button>}
          />
        )}
        {!data && !error && <Skeleton height={320} radius={14} />}
        {data && (
          <div css={content} aria-busy={isLoading || undefined}>
            <MonthView statement={data} now={now} />
          </div>
        )}
      </Stack>
    </section>
  );
}

function MonthView({ statement, now }: { statement: WalletStatement; now: Date }) {
  const { t } = useTexts('wallet');
  const format = useFormat();
  const month = format.month(`${statement.month}-01`);
  const { currency } = statement.opening;
  const totals = monthTotals(statement.entries);
  const isPresent = statement.month === presentMonth(now);
  const facts = [
    { label: t('statement.opening'), value: format.money(statement.opening) },
    { label: t('statement.in'), value: format.money({ amount: totals.credit, currency }) },
    { label: t('statement.out'), value: format.money({ amount: totals.debit, currency }) },
    { label: t(isPresent ? 'statement.current' : 'statement.closing'), value: format.money(statement.closing) },
  ];
  return (
    <Stack gap={5}>
      <Card>
        <Stack gap={6}>
          <Facts facts={facts} />
          <BalancePlot statement={statement} now={now.getTime()} />
        </Stack>
      </Card>
      {statement.entries.length > 0 ? (
        <EntriesTable statement={statement} caption={t('statement.caption', { month })} />
      ) : (
        <EmptyState level={3} title={t('statement.empty', { month })}>
          {t('statement.emptyText')}
        </EmptyState>
      )}
    </Stack>
  );
}
