import { css } from '@emotion/react';
import { useUnit } from 'effector-react';
import { useRef, useState, type FormEvent } from 'react';
import { refusalCode, type HttpFailure } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { useSearchParams, withParam } from '@straits/router';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
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
  textarea {
    max-block-size: 20rem;
    font-family: ui-monospace, monospace;
    font-size: ${token.text.small};
    white-space: pre;
    overflow: auto;
  }
`;
const faults = css`
  padding-inline-start: 1.25rem;
`;
const currencyList = css`
  inline-size: 6.5rem;
`;
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
        <Lines chosen={chosen} />
        {failure && <Refused failure={failure} />}
        {comparison && isShown && <Comparison comparison={comparison} />}
      </Stack>
    </section>
  );
}

function Lines({ chosen }: { chosen: Chosen }) {
  const { t } = useTexts('wallet');
  const format = useFormat();
  const { compare, isBusy } = useUnit({ compare: compareAsked, isBusy: compareFx.pending });
  const [content, setContent] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (!file) return;
    setEmpty(false);
    const reader = new FileReader();
    reader.onload = () => setContent(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(file);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(content.trim() === '');
    if (content.trim()) compare({ ...chosen, content });
  };
  return (
    <Card>
      <form noValidate onSubmit={submit}>
        <Stack gap={4}>
          <div css={lines}>
            <TextArea
              label={t('bankLines.lines')}
              hint={t('bankLines.hint')}
              placeholder={EXAMPLE}
              rows={6}
              value={content}
              error={isEmpty ? t('bankLines.missing') : undefined}
              onChange={setContent}
            />
          </div>
          <Row gap={3} wrap>
            <Button type="submit" prominence="main" size="large" busy={isBusy}>
              {t('bankLines.compare', { month: format.month(`${chosen.month}-01`) })}
            </Button>
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
          </Row>
        </Stack>
      </form>
    </Card>
  );
}

/** Which lines could not be read; what was pasted is still there. */
function Refused({ failure }: { failure: HttpFailure }) {
  const { t, language } = useTexts('wallet');
  const broken = failure.kind === 'refused' && refusalCode(failure) === 'bank_file_malformed' ? (failure.error.fields ?? []) : [];
  if (broken.length === 0) return <Failure failure={failure} />;
  return (
    <Failure failure={failure}>
      <ul css={faults}>
        {broken.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {t('bankLines.broken', { line: field.replace('line ', '') })}
            {language === 'en' && `: ${message}`}
          </li>
        ))}
      </ul>
    </Failure>
  );
}
