import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import type { AgencyReport } from '@straits/api-contract';
import { REPORT_BY, type ReportBy } from '@straits/api-contract/constants';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Select } from '@straits/ui/Select';
import { Stack } from '@straits/ui/Stack';
import { TextField } from '@straits/ui/TextField';
import { daysOf, periodOf, PERIODS, type Days } from './period.rules';

const choices = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  align-items: end;
  gap: 0.75rem 1rem;
  max-inline-size: 52rem;
  button {
    min-block-size: 3rem;
  }
`;

interface Asked extends Days {
  by: ReportBy;
  agency: string | undefined;
}
interface ReportChoicesProps {
  asked: Asked;
  today: string;
  agencies: AgencyReport['agencies'];
  onChoose: (changed: Record<string, string>) => void;
}

/** Of which time, by what, and whose sales where agencies book under this one. */
export function ReportChoices({ asked, today, agencies, onChoose }: ReportChoicesProps) {
  const { t } = useTexts('account');
  const known = periodOf(asked, today);
  const [isOwn, setOwn] = useState(known === undefined);
  const pick = (value: string) => {
    const period = PERIODS.find((one) => one === value);
    setOwn(!period);
    if (period) onChoose({ ...daysOf(period, today) });
  };
  return (
    <Stack gap={3} data-print="hide">
      <div css={choices}>
        <Select
          label={t('agency.reports.period')}
          value={isOwn ? 'own' : (known ?? 'own')}
          options={[...PERIODS, 'own'].map((value) => ({ value, label: t(`agency.reports.periods.${value}`) }))}
          onChange={pick}
        />
        <Select
          label={t('agency.reports.rows')}
          value={asked.by}
          options={REPORT_BY.filter((by) => by !== 'agency' || agencies.length > 1 || asked.by === by).map((value) => ({
            value,
            label: t(`agency.reports.by.${value}`),
          }))}
          onChange={(by) => onChoose({ by })}
        />
        {agencies.length > 1 && (
          <Select
            label={t('agency.reports.whose')}
            value={asked.agency ?? ''}
            placeholder={t('agency.reports.all')}
            options={agencies.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(agency) => onChoose({ agency })}
          />
        )}
      </div>
      {isOwn && <OwnDays key={`${asked.from} ${asked.until}`} days={asked} onShow={(days) => onChoose({ ...days })} />}
    </Stack>
  );
}

function OwnDays({ days, onShow }: { days: Days; onShow: (days: Days) => void }) {
  const { t } = useTexts('account');
  const [typed, setTyped] = useState<Days>({ from: days.from, until: days.until });
  const [isChecked, setChecked] = useState(false);
  const isBackwards = typed.from !== '' && typed.until !== '' && typed.until < typed.from;
  const show = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (typed.from && typed.until && !isBackwards) onShow(typed);
  };
  const faultOf = (value: string) => (isChecked && !value ? t('agency.reports.dayMissing') : undefined);
  return (
    <form css={choices} noValidate onSubmit={show}>
      <TextField
        type="date"
        label={t('agency.reports.from')}
        value={typed.from}
        onChange={(from) => setTyped({ ...typed, from })}
        error={faultOf(typed.from)}
      />
      <TextField
        type="date"
        label={t('agency.reports.until')}
        value={typed.until}
        onChange={(until) => setTyped({ ...typed, until })}
        error={isChecked && isBackwards ? t('agency.reports.backwards') : faultOf(typed.until)}
      />
      <div>
        <Button type="submit">{t('agency.reports.show')}</Button>
      </div>
    </form>
  );
}
