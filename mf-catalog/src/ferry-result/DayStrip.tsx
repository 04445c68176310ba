import { css } from '@emotion/react';
import type { FerrySailings } from '@straits/api-contract';
import { formatDate, useFormat, useTexts } from '@straits/i18n';
import { token } from '@straits/ui/tokens';
import { priceFromFor } from '../ferry-trip/trip-price.rules';
import type { Party } from '../ferry-trip/trip-url.rules';

const strip = css`
  display: grid;
  grid-template-columns: repeat(7, minmax(5.25rem, 1fr));
  gap: 0.25rem;
  overflow-x: auto;
  scrollbar-width: none;
  padding: 3px;
  margin: -3px;
`;
const cell = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  min-block-size: 4.75rem;
  padding: 0.375rem 0.25rem;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.small};
  background: ${token.color.surface};
  color: ${token.color.ink};
  font-size: ${token.text.small};
  white-space: nowrap;
  small {
    color: ${token.color.muted};
  }
  &:hover {
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
    background: ${token.color.sunken};
    color: ${token.color.muted};
    cursor: not-allowed;
  }
`;

export interface DayStripProps {
  days: FerrySailings['days'];
  selected: string;
  party: Party;
  onChoose: (date: string) => void;
}

/** The day and three to both sides, each with the lowest fare of who travels (D5). */
export function DayStrip({ days, selected, party, onChoose }: DayStripProps) {
  const { t, language } = useTexts('catalog');
  const { money, date, row } = useFormat();
  return (
    <div css={strip} role="group" aria-label={t('ferry.otherDays')}>
      {days.map((day) => {
        const from = priceFromFor(day, party);
        const isOpen = day.isBookable && from !== null;
        return (
          <button
            key={day.localDate}
            type="button"
            css={cell}
            aria-pressed={day.localDate === selected}
            aria-disabled={!isOpen}
            aria-label={row([date(day.localDate), from ? t('product.fromPrice', { price: money(from.shown) }) : t('ferry.noneThatDay')])}
            onClick={() => isOpen && onChoose(day.localDate)}
          >
            <small>{formatDate(day.localDate, language, { weekday: 'short' })}</small>
            <b>{formatDate(day.localDate, language, { day: 'numeric', month: 'short' })}</b>
            <small>{from ? money(from.shown) : '–'}</small>
          </button>
        );
      })}
    </div>
  );
}
