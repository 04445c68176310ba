import { css } from '@emotion/react';
import { useState } from 'react';
import type { CalendarDay } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { IconButton } from '@straits/ui/IconButton';
import { Skeleton } from '@straits/ui/Skeleton';
import { Spread } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import { useMonth } from '../cart-line/option.api';
import { isOpenDay, leadingDays, nextMonth } from '../cart-line/line-change.rules';

const grid = css`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 0.25rem;
`;
const weekday = css`
  text-align: center;
  font-size: ${token.text.small};
  color: ${token.color.muted};
`;
const cell = css`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  min-block-size: 3.25rem;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.small};
  background: ${token.color.surface};
  font-weight: 600;
  cursor: pointer;
  font-variant-numeric: tabular-nums;
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    margin: 0;
    cursor: inherit;
  }
  &:hover {
    border-color: ${token.color.lagoon};
  }
  &:has(:checked) {
    background: ${token.color.sea};
    border-color: ${token.color.sea};
    color: ${token.color.onSea};
    span {
      color: inherit;
    }
  }
  &:has(:focus-visible) {
    outline: 3px solid ${token.color.lagoon};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    cursor: not-allowed;
    background: none;
    border-color: transparent;
    color: ${token.color.muted};
    font-weight: 400;
    text-decoration: line-through;
  }
`;
const priceCss = css`
  font-size: 0.6875rem;
  font-weight: 400;
  color: ${token.color.muted};
`;

interface DayPickerProps {
  optionId: string;
  value: string | null;
  onChange: (date: string) => void;
  today: string;
}

/** One month of days as choices: arrow keys go from day to day, each is read with its price or why it cannot be had. */
export function DayPicker({ optionId, value, onChange, today }: DayPickerProps) {
  const { t } = useTexts('booking');
  const format = useFormat();
  const [month, setMonth] = useState((value && value > today ? value : today).slice(0, 7));
  const { data } = useMonth(optionId, month, today);
  const days = data?.days.filter(({ localDate }) => localDate.startsWith(month)) ?? [];
  const first = days[0]?.localDate;

  return (
    <fieldset>
      <legend className="visually-hidden">{t('edit.date')}</legend>
      <Spread wrap={false}>
        <IconButton
          icon="chevron-left"
          label={t('edit.monthBefore')}
          disabled={month <= today.slice(0, 7)}
          onClick={() => setMonth(nextMonth(month, -1))}
        />
        <strong aria-live="polite">{format.month(`${month}-01`)}</strong>
        <IconButton icon="chevron-right" label={t('edit.monthAfter')} onClick={() => setMonth(nextMonth(month, 1))} />
      </Spread>
      <div css={grid} aria-busy={!first || undefined}>
        <Weekdays />
        {first && Array.from({ length: leadingDays(first) }, (_, index) => <span key={index} />)}
        {first ? (
          days.map((day) => <Day key={day.localDate} day={day} isChosen={day.localDate === value} onChoose={onChange} />)
        ) : (
          <Skeleton css={{ gridColumn: '1 / -1' }} height="17rem" radius={6} />
        )}
      </div>
    </fieldset>
  );
}

// The first of June 2026 is a Monday.
const WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => new Date(Date.UTC(2026, 5, day)));

function Weekdays() {
  const { language } = useTexts('booking');
  const short = new Intl.DateTimeFormat(language, { weekday: 'narrow', timeZone: 'UTC' });
  return WEEK.map((day) => (
    <span key={day.getTime()} css={weekday} aria-hidden="true">
      {short.format(day)}
    </span>
  ));
}

function Day({ day, isChosen, onChoose }: { day: CalendarDay; isChosen: boolean; onChoose: (date: string) => void }) {
  const { t } = useTexts('booking');
  const format = useFormat();
  const isOpen = isOpenDay(day);
  const state = isOpen
    ? day.priceFrom
      ? t('edit.from', { amount: format.money(day.priceFrom.shown) })
      : ''
    : t(day.status === 'SOLD_OUT' ? 'edit.soldOut' : 'edit.closed');
  return (
    <label css={cell}>
      <input
        type="radio"
        name="visit-date"
        value={day.localDate}
        checked={isChosen}
        disabled={!isOpen}
        aria-label={`${format.date(day.localDate)}, ${state}`}
        onChange={() => onChoose(day.localDate)}
      />
      <span aria-hidden="true">{Number(day.localDate.slice(8))}</span>
      {isOpen && day.priceFrom && (
        <span css={priceCss} aria-hidden="true">
          {format.number(Math.round(day.priceFrom.shown.amount / 100))}
        </span>
      )}
    </label>
  );
}
