import { css } from '@emotion/react';
import { useRef } from 'react';
import type { FerrySailings } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { Button } from '@straits/ui/Button';
import { Chip } from '@straits/ui/Chip';
import { Notice } from '@straits/ui/Notice';
import { Select } from '@straits/ui/Select';
import { writeOne } from './picks.rules';
import { BY_PRICE, timeOf, TIMES, type Sift } from './sifted.rules';

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
`;

// Values that stay the same while nothing changes: its code comes later than its HTML.
interface Props extends Sift {
  answer: FerrySailings;
  /** Sailings and tickets that are shown. */
  shown: number;
  leg: number;
  legs: number;
}

/** Narrows a day's sailings by time and operator, and orders them; the address has it (U53). */
export function SailingSifter({ answer, shown, leg, legs, ...sift }: Props) {
  const { t } = useTexts('catalog');
  const [, setSearch] = useSearchParams();
  const group = useRef<HTMLDivElement>(null);
  const onSift = (changed: Partial<Sift>) =>
    setSearch((now) => Object.entries(changed).reduce((next, [name, value]) => writeOne(next, legs, [name, leg, value]), now), {
      replace: true,
      preventScrollReset: true,
    });
  const times = TIMES.filter((time) => time === sift.time || answer.sailings.some(({ departs }) => timeOf(departs) === time));
  const operators = [...new Set(answer.sailings.map(({ operator }) => operator))];
  const total = answer.sailings.length + answer.openTickets.length;
  const chip = (name: 'time' | 'operator', value: string, words: string) => (
    <Chip key={value} pressed={sift[name] === value} onPress={() => onSift({ [name]: sift[name] === value ? '' : value })}>
      {words}
    </Chip>
  );
  return (
    <>
      <div css={bar} role="group" aria-label={t('ferry.sift.label')} ref={group} tabIndex={-1}>
        {times.length > 1 && times.map((time) => chip('time', time, t(`ferry.sift.${time}`)))}
        {operators.length > 1 && operators.map((operator) => chip('operator', operator, operator))}
        <Select
          css={{ marginInlineStart: 'auto' }}
          label={t('ferry.sort')}
          labelHidden
          value={sift.order}
          onChange={(order) => onSift({ order })}
          options={[
            { value: '', label: t('ferry.sift.byTime') },
            { value: BY_PRICE, label: t('ferry.byPrice') },
          ]}
        />
      </div>
      <p role="status" css={shown === total && { display: 'none' }}>
        {shown < total && t('ferry.sift.shown', { shown, count: total })}
      </p>
      {shown === 0 && (
        <Notice
          title={t('ferry.sift.none')}
          actions={
            <Button
              size="small"
              onClick={() => {
                onSift({ time: '', operator: '', order: '' });
                // This button goes with what it says.
                group.current?.focus();
              }}
            >
              {t('ferry.showAll', { count: total })}
            </Button>
          }
        />
      )}
    </>
  );
}
