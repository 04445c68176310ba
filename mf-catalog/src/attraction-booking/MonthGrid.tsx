import { css } from '@emotion/react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { CalendarDay } from '@straits/api-contract';
import { formatDate, useTexts } from '@straits/i18n';
import { token } from '@straits/ui/tokens';
import { cellPrice, dayState, isFree, monthWeeks, movedFocus, within, type Bounds } from './calendar.rules';
import { useDayWords } from './use-day-words';

const table = css`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  th {
    padding-block: 0.25rem;
    color: ${token.color.muted};
    font-size: 0.75rem;
    font-weight: 600;
  }
  td {
    padding: 1px;
  }
`;
const loading = css`
  opacity: 0.5;
`;
const cell = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  inline-size: 100%;
  min-block-size: 2.875rem;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${token.radius.small};
  background: none;
  line-height: 1.15;
  small {
    font-size: 0.6875rem;
    color: ${token.color.muted};
    white-space: nowrap;
  }
  &:hover:not([aria-disabled='true']) {
    border-color: ${token.color.lagoon};
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
    color: ${token.color.muted};
  }
  &[data-state='soldOut'] > span {
    text-decoration: line-through;
  }
  &[data-state='few'] small {
    color: ${token.color.warning};
    font-weight: 600;
  }
  &[data-cheapest] small {
    color: ${token.color.success};
    font-weight: 700;
  }
  &[aria-selected='true'],
  &[data-selected] {
    background: ${token.color.sea};
    color: ${token.color.onSea};
    small {
      color: inherit;
    }
  }
`;
// 1 January 2024 is a Monday.
const WEEKDAYS = ['2024-01-01', '2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05', '2024-01-06', '2024-01-07'];

export interface MonthView {
  month: string;
  days: ReadonlyMap<string, CalendarDay>;
  cheapest: string | null;
  selected: string | null;
  onChoose: (date: string) => void;
  isLoading: boolean;
}
interface GridProps extends MonthView {
  bounds: Bounds;
  /** The day that Tab reaches; arrow keys move it, over the ends of months too. */
  focused: string;
  onFocus: (date: string) => void;
}

function Day({ date, grid }: { date: string; grid: GridProps }) {
  const { t, language } = useTexts('catalog');
  const words = useDayWords();
  const day = grid.days.get(date);
  const state = dayState(day);
  const isOff = !isFree(day);
  const isSelected = date === grid.selected;
  const isCheapest = date === grid.cheapest && !isOff;
  return (
    <td role="gridcell" aria-selected={isSelected}>
      <button
        type="button"
        css={cell}
        data-date={date}
        data-state={state}
        data-selected={isSelected || undefined}
        data-cheapest={isCheapest || undefined}
        aria-disabled={isOff}
        aria-label={words(date, day, isCheapest)}
        tabIndex={date === grid.focused ? 0 : -1}
        onClick={() => (isOff ? grid.onFocus(date) : grid.onChoose(date))}
      >
        <span>{Number(date.slice(8))}</span>
        <small>
          {!isOff && day?.priceFrom
            ? cellPrice(day.priceFrom.shown, language)
            : state === 'soldOut'
              ? t('calendar.short.soldOut')
              : '\u00a0'}
        </small>
      </button>
    </td>
  );
}

/**
 * The month as an ARIA grid. Our own, because react-aria's calendar cells cannot carry a price in their name (it writes the label itself),
 * and it costs 12 times the bytes. Days that cannot be had stay reachable, so that the reason is read out.
 */
export function MonthGrid(grid: GridProps) {
  const { t, language } = useTexts('catalog');
  const { month, bounds, focused, onFocus, isLoading } = grid;
  const body = useRef<HTMLTableSectionElement>(null);
  const moved = useRef(false);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    body.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  }, [focused]);

  const press = (event: KeyboardEvent) => {
    const next = movedFocus(focused, event.key, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    moved.current = true;
    onFocus(within(next, bounds));
  };

  return (
    <table
      css={[table, isLoading && loading]}
      role="grid"
      aria-label={formatDate(`${month}-01`, language, { month: 'long', year: 'numeric' })}
      aria-busy={isLoading}
    >
      <thead>
        <tr>
          {WEEKDAYS.map((day) => (
            <th key={day} scope="col" abbr={formatDate(day, language, { weekday: 'long' })}>
              {formatDate(day, language, { weekday: 'narrow' })}
            </th>
          ))}
        </tr>
      </thead>
      {/* The keys belong to the days inside; the grid only hears them once instead of each. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <tbody ref={body} onKeyDown={press} aria-label={t('calendar.keys')}>
        {monthWeeks(month).map((week, index) => (
          <tr key={index}>{week.map((date, weekday) => (date ? <Day key={date} date={date} grid={grid} /> : <td key={weekday} />))}</tr>
        ))}
      </tbody>
    </table>
  );
}
