import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTexts } from '@straits/i18n';
import { media, token } from '@straits/ui/tokens';

export interface TripDay {
  day: number;
  title: string;
  description: string;
  /** Below the words: meals and bed, or when the ship comes and goes. */
  notes: ReactNode;
}

const list = css`
  display: grid;
`;
const item = css`
  position: relative;
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr);
  gap: 0 1rem;
  padding-block-end: 1.75rem;
  &:not(:last-of-type)::before {
    content: '';
    position: absolute;
    inset-block: 3.25rem 0;
    inset-inline-start: 1.575rem;
    inline-size: 2px;
    background: ${token.color.line};
  }
  h3 {
    font-size: ${token.text.title};
    line-height: 1.25;
    margin-block: 0.375rem 0.375rem;
  }
  p {
    max-inline-size: 65ch;
  }
`;
const number = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  inline-size: 3.25rem;
  block-size: 3.25rem;
  border-radius: ${token.radius.round};
  background: ${token.color.sea};
  color: ${token.color.onSea};
  line-height: 1.1;
  small {
    font-size: 0.75rem;
  }
  b {
    font: 600 1.125rem/1 ${token.font.display};
  }
`;
const notes = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem 1.25rem;
  margin-block-start: 0.625rem;
  color: ${token.color.muted};
  font-size: ${token.text.small};
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
  }
  ${media.print} {
    color: inherit;
  }
`;

/** The journey, one day after the other, in the supplier's words. */
export function DayByDay({ days, lang }: { days: readonly TripDay[]; lang: string | undefined }) {
  const { t } = useTexts('catalog');
  return (
    <ol css={list} role="list">
      {days.map(({ day, title, description, notes: below }) => (
        <li key={day} css={item}>
          {/* Its words stand one below the other. */}
          <span css={number} aria-hidden="true">
            {t('trip.day', { day })
              .split(' ')
              .map((word) => (word === String(day) ? <b key="day">{word}</b> : <small key={word}>{word}</small>))}
          </span>
          <div>
            <h3>
              <span className="visually-hidden">{t('trip.dayNumber', { day })} </span>
              <span lang={lang}>{title}</span>
            </h3>
            <p lang={lang}>{description}</p>
            <div css={notes}>{below}</div>
          </div>
        </li>
      ))}
    </ol>
  );
}
