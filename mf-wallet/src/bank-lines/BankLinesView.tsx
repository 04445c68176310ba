import { css } from '@emotion/react';
import { useUnit } from 'effector-react';
import { useId, useRef, useState, type FormEvent } from 'react';
import { refusalCode, type HttpFailure } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { useSearchParams, withParam } from '@straits/router';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { ErrorSummary } from '@straits/ui/ErrorSummary';
import { SectionTitle } from '@straits/ui/Heading';
import { Icon } from '@straits/ui/Icon';
import { Select } from '@straits/ui/Select';
import { Row, Spread, Stack } from '@straits/ui/Stack';
import { TextArea } from '@straits/ui/TextArea';
import { token } from '@straits/ui/tokens';
import { MonthPicker } from '../statement/MonthPicker';
import { chosenMonth } from '../statement/statement.rules';
import { Failure } from '../typing/Failure';
import { $compareFailure, $comparison, compareAsked, compareFx } from './bank-lines.model';
import { Comparison } from './Comparison';

const lead = css`
  max-inline-size: 44rem;
  color: ${token.color.muted};
`;
const lines = css`
  /* The broken lines, one below the other. */
  white-space: pre-line;
  textarea {
    max-block-size: 20rem;
    font-family: ui-monospace, monospace;
    font-size: ${token.text.small};
    white-space: pre;
    overflow: auto;
  }
`;
const currencyList = css`
  inline-size: 6.5rem;
`;
/** Broken lines that are named at once. */
const MOST_TOLD = 10;
const EXAMPLE = 'date,description,amount\n2026-11-04,PAYNOW TU123456789,-500.00';

interface Chosen {
  month: string;
  of: string;
}

/** Which month and currency are compared; the address keeps them, as for the statement. */
function useChosen(currencies: string[], now: Date) {
  const [search, setSearch] = useSearchParams();
  const of = search.get('of') ?? '';
  const chosen: Chosen = {
    month: chosenMonth(search.get('month'), now),
    of: currencies.includes(of) ? of : (currencies[0] ?? 'SGD'),
  };
  const choose = (key: keyof Chosen, value: string) => setSearch((now) => withParam(now, key, value), { preventScrollReset: true });
  return { chosen, choose };
}

/** Lines of the agency's own bank, pasted or from a file, compared with its payments to us (D24). */
export function BankLinesView({ currencies }: { currencies: string[] }) {
  const { t } = useTexts('wallet');
  const now = new Date();
  const { chosen, choose } = useChosen(currencies, now);
  const { comparison, failure } = useUnit({ comparison: $comparison, failure: $compareFailure });
  const isShown = comparison?.month === chosen.month && comparison.currency === chosen.of;
  return (
    <section aria-labelledby="bank-lines-title">
      <Stack gap={5}>
        <Spread align="end">
          <SectionTitle id="bank-lines-title">{t('bankLines.title')}</SectionTitle>
          <Row gap={2} wrap>
            {currencies.length > 1 && (
              <Select
                css={currencyList}
                label={t('statement.currency')}
                labelHidden
                value={chosen.of}
                options={currencies.map((value) => ({ value, label: value }))}
                onChange={(of) => choose('of', of)}
              />
            )}
            <MonthPicker month={chosen.month} now={now} onChoose={(month) => choose('month', month)} />
          </Row>
        </Spread>
        <p css={lead}>{t('bankLines.text')}</p>
        <Lines chosen={chosen} failure={failure} />
        {comparison && isShown && <Comparison comparison={comparison} />}
      </Stack>
    </section>
  );
}

function Lines({ chosen, failure }: { chosen: Chosen; failure: HttpFailure | null }) {
  const { t } = useTexts('wallet');
  const format = useFormat();
  const { compare, isBusy } = useUnit({ compare: compareAsked, isBusy: compareFx.pending });
  const [content, setContent] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const [sent, setSent] = useState({ content: '', times: 0 });
  const id = useId();
  const broken = useBroken(failure);
  const fault = isEmpty ? [t('bankLines.missing')] : sent.content === content ? broken : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isNothing = content.trim() === '';
    setEmpty(isNothing);
    setSent(({ times }) => ({ content, times: times + 1 }));
    if (!isNothing) compare({ ...chosen, content });
  };
  return (
    <Card>
      <form noValidate onSubmit={submit}>
        <Stack gap={4}>
          <ErrorSummary title={t('faults.title')} errors={fault.slice(0, 1).map((text) => ({ field: id, text }))} attempt={sent.times} />
          <div css={lines}>
            <TextArea
              id={id}
              label={t('bankLines.lines')}
              hint={t('bankLines.hint')}
              placeholder={EXAMPLE}
              rows={6}
              value={content}
              error={fault.join('\n') || undefined}
              onChange={setContent}
            />
          </div>
          {failure && broken.length === 0 && <Failure failure={failure} />}
          <Row gap={3} wrap>
            <Button type="submit" prominence="main" size="large" busy={isBusy}>
              {t('bankLines.compare', { month: format.month(`${chosen.month}-01`) })}
            </Button>
            <FileButton
              onRead={(text) => {
                setEmpty(false);
                setContent(text);
              }}
            />
          </Row>
        </Stack>
      </form>
    </Card>
  );
}

/** Reads a file of the bank into the field, where it can be seen and mended. */
function FileButton({ onRead }: { onRead: (text: string) => void }) {
  const { t } = useTexts('wallet');
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => onRead(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(file);
  };
  return (
    <>
      <Button size="large" icon={<Icon name="upload" size={18} />} onClick={() => input.current?.click()}>
        {t('bankLines.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.sta,.mt940,.xml"
        aria-label={t('bankLines.choose')}
        onChange={(event) => {
          take(event.target.files?.[0]);
          // The same file chosen again is read again.
          event.target.value = '';
        }}
      />
    </>
  );
}

/** Which lines of what was sent cannot be read, and why, for the field where they stand. */
function useBroken(failure: HttpFailure | null): string[] {
  const { t } = useTexts('wallet');
  const { t: ofShell } = useTexts('shell');
  if (failure?.kind !== 'refused' || refusalCode(failure) !== 'bank_file_malformed') return [];
  const lines = (failure.error.fields ?? [])
    .slice(0, MOST_TOLD)
    .map(({ field, reason = 'form' }) =>
      t('bankLines.broken', { line: field.replace('line ', ''), reason: t(`bankLines.reason.${reason}`) }),
    );
  return [ofShell('refusals.bank_file_malformed'), ...lines];
}
