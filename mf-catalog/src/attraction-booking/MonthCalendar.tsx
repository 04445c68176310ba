import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { formatDate, useTexts } from '@straits/i18n';
import { IconButton } from '@straits/ui/IconButton';
import { token } from '@straits/ui/tokens';
import { addMonths, firstOfMonth, monthOf } from '../place-time/plain-date.rules';
import { LoadFailure } from '../product/LoadFailure';
import { useCalendarMonth } from './availability.api';
import { boundsFrom, within } from './calendar.rules';
import { MonthGrid } from './MonthGrid';
import { MonthList } from './MonthList';
import { TypedDate } from './TypedDate';

// The margin keeps it clear of the panel's sticky foot.
const box = css`
  scroll-margin-block: 1rem 12rem;
  padding: 0.75rem;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.large};
  background: ${token.color.surface};
`;
const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  strong {
    font: 600 1.0625rem/1.2 ${token.font.display};
  }
`;
const views = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  margin-block-start: 0.5rem;
  color: ${token.color.muted};
  font-size: ${token.text.small};
  button {
    min-block-size: 2rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${token.color.link};
    text-decoration: underline;
  }
`;

export interface MonthCalendarProps {
  optionId: string;
  /** In the place's zone. */
  today: string;
  selected: string | null;
  onChoose: (date: string) => void;
}

/** A year of days with prices, as a grid, as a list, or typed (U27, U29). */
export function MonthCalendar({ optionId, today, selected, onChoose }: MonthCalendarProps) {
  const { t, language } = useTexts('catalog');
  const bounds = boundsFrom(today);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => void place.current?.scrollIntoView({ block: 'nearest' }), []);
  const [focused, setFocused] = useState(within(selected ?? today, bounds));
  const [isList, setList] = useState(false);
  const month = monthOf(focused);
  const { days, cheapest, isLoading, error, retry } = useCalendarMonth(optionId, month, today);
  const currency = [...days.values()].find((day) => day.priceFrom)?.priceFrom?.shown.currency;
  const turn = (months: number) => setFocused(within(firstOfMonth(addMonths(month, months)), bounds));
  const view = { month, days, cheapest, selected, onChoose };

  return (
    <div css={box} ref={place}>
      <div css={head}>
        <IconButton icon="chevron-left" label={t('calendar.previous')} disabled={month <= monthOf(bounds.first)} onClick={() => turn(-1)} />
        <strong aria-live="polite">{formatDate(firstOfMonth(month), language, { month: 'long', year: 'numeric' })}</strong>
        <IconButton icon="chevron-right" label={t('calendar.next')} disabled={month >= monthOf(bounds.last)} onClick={() => turn(1)} />
      </div>
      {error ? (
        <LoadFailure onRetry={retry} />
      ) : isList ? (
        <MonthList {...view} isLoading={isLoading} />
      ) : (
        <MonthGrid {...view} bounds={bounds} focused={focused} onFocus={setFocused} isLoading={isLoading} />
      )}
      <div css={views}>
        <button type="button" onClick={() => setList(!isList)}>
          {isList ? t('calendar.asGrid') : t('calendar.asList')}
        </button>
        {currency && <span css={{ alignSelf: 'center' }}>{t('calendar.currency', { currency })}</span>}
      </div>
      <TypedDate bounds={bounds} onChoose={onChoose} />
    </div>
  );
}
