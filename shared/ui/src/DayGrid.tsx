import { css } from '@emotion/react';
import { useId } from 'react';
import { IconButton } from './IconButton';
import { Skeleton } from './Skeleton';
import { Spread } from './Stack';
import { token } from './tokens';

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
const noteCss = css`
  font-size: 0.6875rem;
  font-weight: 400;
  color: ${token.color.muted};
`;

export interface GridDay {
  /** `2026-12-01` */
  date: string;
  /** The whole of it in words: "Tue, 1 Dec 2026, from SGD 40.00". */
  label: string;
  isOpen: boolean;
  /** Small, below the number. */
  note?: string;
}

export interface DayGridProps {
  /** What is chosen, for the legend. */
  label: string;
  monthName: string;
  /** Of one month, in order; empty while they load. */
  days: GridDay[];
  value: string | null;
  onChange: (date: string) => void;
  before: { label: string; isOff: boolean; onPress: () => void };
  after: { label: string; isOff?: boolean; onPress: () => void };
  language: string;
}

/** One month of days as choices: arrow keys go from day to day, each is read with its label. Weeks begin on Monday. */
export function DayGrid({ label, monthName, days, value, onChange, before, after, language }: DayGridProps) {
  const name = useId();
  const first = days[0]?.date;
  return (
    <fieldset>
      <legend className="visually-hidden">{label}</legend>
      <Spread wrap={false}>
        <IconButton icon="chevron-left" label={before.label} disabled={before.isOff} onClick={before.onPress} />
        <strong aria-live="polite">{monthName}</strong>
        <IconButton icon="chevron-right" label={after.label} disabled={after.isOff} onClick={after.onPress} />
      </Spread>
      <div css={grid} aria-busy={!first || undefined}>
        <Weekdays language={language} />
        {first && Array.from({ length: leadingDays(first) }, (_, index) => <span key={index} />)}
        {first ? (
          days.map((day) => <Day key={day.date} name={name} day={day} isChosen={day.date === value} onChoose={onChange} />)
        ) : (
          <Skeleton css={{ gridColumn: '1 / -1' }} height="17rem" radius={6} />
        )}
      </div>
    </fieldset>
  );
}

const leadingDays = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

// The first of June 2026 is a Monday.
const WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => new Date(Date.UTC(2026, 5, day)));

function Weekdays({ language }: { language: string }) {
  const short = new Intl.DateTimeFormat(language, { weekday: 'narrow', timeZone: 'UTC' });
  return WEEK.map((day) => (
    <span key={day.getTime()} css={weekday} aria-hidden="true">
      {short.format(day)}
    </span>
  ));
}

interface DayProps {
  name: string;
  day: GridDay;
  isChosen: boolean;
  onChoose: (date: string) => void;
}

const Day = ({ name, day: { date, label, isOpen, note }, isChosen, onChoose }: DayProps) => (
  <label css={cell}>
    <input type="radio" name={name} value={date} checked={isChosen} disabled={!isOpen} aria-label={label} onChange={() => onChoose(date)} />
    <span aria-hidden="true">{Number(date.slice(8))}</span>
    {isOpen && note && (
      <span css={noteCss} aria-hidden="true">
        {note}
      </span>
    )}
  </label>
);
