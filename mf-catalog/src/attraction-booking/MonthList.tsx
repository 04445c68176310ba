import { css } from '@emotion/react';
import { formatDate, useFormat, useTexts } from '@straits/i18n';
import { token } from '@straits/ui/tokens';
import { dayState, isFree } from './calendar.rules';
import type { MonthView } from './MonthGrid';

const list = css`
  max-block-size: 19rem;
  overflow-y: auto;
  margin-block-start: 0.5rem;
  button {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: 0.375rem 0.625rem;
    border: 0;
    border-radius: ${token.radius.small};
    background: none;
    text-align: start;
  }
  button:hover {
    background: ${token.color.infoSoft};
  }
  button[aria-pressed='true'] {
    background: ${token.color.sea};
    color: ${token.color.onSea};
  }
`;

/** The month's free days as a plain list, for those who would rather read than point. */
export function MonthList({ days, cheapest, selected, onChoose, isLoading }: MonthView) {
  const { t, language } = useTexts('catalog');
  const { money } = useFormat();
  const free = [...days.values()].filter(isFree);
  if (free.length === 0) return <p css={{ paddingBlock: '1rem' }}>{isLoading ? t('calendar.loading') : t('calendar.nothing')}</p>;
  return (
    <ul css={list} role="list" aria-busy={isLoading}>
      {free.map((day) => (
        <li key={day.localDate}>
          <button type="button" aria-pressed={day.localDate === selected} onClick={() => onChoose(day.localDate)}>
            <span>{formatDate(day.localDate, language, { weekday: 'short', day: 'numeric', month: 'long' })}</span>
            <span>
              {[
                dayState(day) === 'few' && t('calendar.few', { count: day.vacancies ?? 0 }),
                day.localDate === cheapest && t('calendar.cheapest'),
                day.priceFrom && money(day.priceFrom.shown),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
