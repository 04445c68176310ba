import { css } from '@emotion/react';
import type { Attraction, FerryFacts } from '@straits/api-contract';
import { formatDate, useTexts } from '@straits/i18n';
import { SectionTitle } from '@straits/ui/Heading';
import { media, token } from '@straits/ui/tokens';
import { timetableOf, type TimetableRow } from './timetable.rules';

const pair = css`
  display: grid;
  gap: 1.5rem 2.5rem;
  margin-block-start: 0.75rem;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  h3 {
    margin-block-end: 0.5rem;
    font-size: ${token.text.title};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  li {
    padding: 0.375rem 0.75rem;
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.small};
    background: ${token.color.surface};
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
    color: ${token.color.muted};
  }
`;
const ALL_WEEK = 7;
/** A Monday, from which weekdays are named. */
const MONDAY = '2024-01-0';

function useWeekdayWords() {
  const { language } = useTexts('catalog');
  return (weekdays: number[]) =>
    weekdays.length === ALL_WEEK ? '' : weekdays.map((day) => formatDate(`${MONDAY}${day}`, language, { weekday: 'short' })).join(' ');
}

function Direction({ title, rows }: { title: string; rows: TimetableRow[] }) {
  const words = useWeekdayWords();
  if (rows.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul role="list">
        {rows.map(({ id, departs, arrives, weekdays }) => (
          <li key={id}>
            <b>{departs}</b> → {arrives}
            {words(weekdays) && <small>{words(weekdays)}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** When the line sails, each way, by the clocks of both ports. */
export function Timetable({ line, facts }: { line: Attraction; facts: FerryFacts }) {
  const { t } = useTexts('catalog');
  return (
    <section>
      <SectionTitle>{t('ferry.timetable')}</SectionTitle>
      <div css={pair}>
        <Direction title={`${facts.from.name} → ${facts.to.name}`} rows={timetableOf(line.options, 'outbound')} />
        <Direction title={`${facts.to.name} → ${facts.from.name}`} rows={timetableOf(line.options, 'return')} />
      </div>
      {facts.from.timeZone !== facts.to.timeZone && (
        <p css={{ marginBlockStart: '0.75rem', color: token.color.muted }}>
          {t('ferry.localTimes', { from: facts.from.area, to: facts.to.area })}
        </p>
      )}
    </section>
  );
}
