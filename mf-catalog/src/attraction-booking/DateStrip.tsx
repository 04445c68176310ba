import { css } from '@emotion/react';
import type { CalendarDay } from '@straits/api-contract';
import { formatDate, useTexts } from '@straits/i18n';
import { Skeleton } from '@straits/ui/Skeleton';
import { token } from '@straits/ui/tokens';
import { useCalendarMonth } from './availability.api';
import { boundsFrom, cellPrice, dayState, isFree, stripDays, stripMonths } from './calendar.rules';
import type { Booking } from './use-booking';
import { useDayWords } from './use-day-words';

const strip = css`
  display: grid;
  grid-template-columns: repeat(7, minmax(2.75rem, 1fr));
  gap: 0.25rem;
  overflow-x: auto;
  scrollbar-width: none;
  padding: 3px;
  margin: -3px;
  min-block-size: 4.9rem;
`;
const cell = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 1px;
  min-block-size: 4.5rem;
  padding: 0.25rem 0;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.small};
  background: ${token.color.surface};
  color: ${token.color.ink};
  line-height: 1.2;
  small {
    color: ${token.color.muted};
    font-size: 0.75rem;
    white-space: nowrap;
  }
  b {
    font-weight: 600;
    font-size: 1.0625rem;
  }
  &:hover:not([aria-disabled='true']) {
    border-color: ${token.color.lagoon};
  }
  &[aria-pressed='true'] {
    background: ${token.color.sea};
    border-color: ${token.color.sea};
    color: ${token.color.onSea};
    small {
      color: inherit;
    }
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
    background: ${token.color.sunken};
    b,
    small {
      color: ${token.color.muted};
    }
    b {
      text-decoration: line-through;
    }
  }
`;

interface CellProps {
  date: string;
  day: CalendarDay | undefined;
  isSelected: boolean;
  onChoose: (date: string) => void;
}
function Cell({ date, day, isSelected, onChoose }: CellProps) {
  const { t, language } = useTexts('catalog');
  const words = useDayWords();
  const state = dayState(day);
  const isOff = day !== undefined && !isFree(day);
  return (
    <button
      type="button"
      css={cell}
      aria-pressed={isSelected}
      aria-disabled={isOff}
      aria-label={words(date, day)}
      onClick={() => !isOff && onChoose(date)}
    >
      <small>{formatDate(date, language, { weekday: 'short' })}</small>
      <b>{formatDate(date, language, { day: 'numeric' }).replace(/\D/g, '')}</b>
      <small>{isOff ? t(`calendar.short.${state}`) : day?.priceFrom ? cellPrice(day.priceFrom.shown, language) : '\u00a0'}</small>
    </button>
  );
}

/** Three days before and after the chosen one, with their prices (D5). */
export function DateStrip({ booking, isShown }: { booking: Booking; isShown: boolean }) {
  const { choice, today } = booking;
  const { date, option } = choice;
  const bounds = today ? boundsFrom(today) : null;
  const days = bounds && today ? stripDays(date && date >= bounds.first ? date : today, bounds) : [];
  const [first = null, second = null] = stripMonths(days);
  const optionId = isShown ? (option?.id ?? null) : null;
  const one = useCalendarMonth(optionId, first, today);
  const two = useCalendarMonth(optionId, second, today);
  if (days.length === 0) return <Skeleton height="4.9rem" />;
  return (
    <div css={strip}>
      {days.map((day) => (
        <Cell key={day} date={day} day={one.days.get(day) ?? two.days.get(day)} isSelected={day === date} onChoose={booking.chooseDate} />
      ))}
    </div>
  );
}
