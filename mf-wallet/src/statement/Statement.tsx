import { css } from '@emotion/react';
import type { SubAgentList, WalletSide, WalletStatement } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { useSearchParams, withParam } from '@straits/router';
import { Button } from '@straits/ui/Button';
import { SectionTitle } from '@straits/ui/Heading';
import { Notice } from '@straits/ui/Notice';
import { Select } from '@straits/ui/Select';
import { Skeleton } from '@straits/ui/Skeleton';
import { Row, Spread, Stack } from '@straits/ui/Stack';
import { MonthPicker } from './MonthPicker';
import { MonthView } from './MonthView';
import { useStatement, type StatementOf } from './statement.api';
import { chosenMonth } from './statement.rules';

const content = css`
  transition: opacity 120ms;
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;
const currencyList = css`
  inline-size: 6.5rem;
`;

interface StatementProps {
  side: WalletSide;
  /** Currencies that there are accounts in, the agency's own first. */
  currencies: string[];
  /** One that books under this agency, when the statement is of it. */
  of?: SubAgentList['items'][number] | undefined;
}

/** What of the address a statement is read from: month, currency and what is searched. */
function useAsked({ side, currencies, of: agency }: StatementProps, now: Date) {
  const [search, setSearch] = useSearchParams();
  const of = search.get('of') ?? '';
  const asked: StatementOf = {
    month: chosenMonth(search.get('month'), now),
    of: currencies.includes(of) ? of : (currencies[0] ?? 'SGD'),
    side,
    agency: agency?.agencyId,
    q: search.get('q') ?? '',
  };
  const change = (key: 'month' | 'of' | 'q', value: string) => setSearch((now) => withParam(now, key, value), { preventScrollReset: true });
  return { asked, change };
}

/** One month of the wallet or of the credit: the address holds which, and what is searched in it. */
export function Statement(props: StatementProps) {
  const { t } = useTexts('wallet');
  const now = new Date();
  const { asked, change } = useAsked(props, now);
  const { data, error, isLoading, mutate } = useStatement(asked);

  return (
    <section aria-labelledby="statement-title">
      <Stack gap={5}>
        <Spread align="end">
          <SectionTitle id="statement-title">
            {props.of ? t('statement.titleOf', { agency: props.of.name }) : t(`statement.title.${props.side}`)}
          </SectionTitle>
          <Row gap={2} wrap>
            {props.currencies.length > 1 && (
              <Select
                css={currencyList}
                label={t('statement.currency')}
                labelHidden
                value={asked.of}
                options={props.currencies.map((value) => ({ value, label: value }))}
                onChange={(of) => change('of', of)}
              />
            )}
            <MonthPicker month={asked.month} now={now} onChoose={(month) => change('month', month)} />
          </Row>
        </Spread>
        {error && !data && <Failed onRetry={() => void mutate()} />}
        {!data && !error && <Skeleton height={320} radius={14} />}
        {data && (
          <div css={content} aria-busy={isLoading || undefined}>
            <Shown statement={data} asked={asked} now={now} onSearch={(q) => change('q', q)} />
          </div>
        )}
      </Stack>
    </section>
  );
}

interface ShownProps {
  statement: WalletStatement;
  asked: StatementOf;
  now: Date;
  onSearch: (q: string) => void;
}
const Shown = ({ statement, ...rest }: ShownProps) => (
  <MonthView
    key={`${statement.month} ${statement.currency} ${statement.side} ${rest.asked.agency ?? ''}`}
    statement={statement}
    {...rest}
  />
);

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts('wallet');
  return (
    <Notice tone="danger" role="alert" title={t('statement.failed')} actions={<Button onClick={onRetry}>{t('wallet.retry')}</Button>} />
  );
}
