import { css } from '@emotion/react';
import { useId, useState, type FormEvent } from 'react';
import { useTexts } from '@straits/i18n';
import { useNavigate } from '@straits/router';
import { Button } from '@straits/ui/Button';
import { media } from '@straits/ui/tokens';
import { todayIn } from '../place-time/clock.rules';
import { useNow } from '../place-time/use-now';
import { DateFields, labelCss } from './DateFields';
import { Destination } from './Destination';
import { GuestsField } from './GuestsField';
import { ANY_STAY, datesFault, hotelPath, stayParams, type Stay } from './stay-url.rules';

const form = css`
  display: grid;
  // Below each other where a date would lose its year.
  grid-template-columns: repeat(auto-fit, minmax(max(9rem, 40%), 1fr));
  align-items: end;
  gap: 0.75rem 0.625rem;
  & > :first-of-type,
  & > [data-wide],
  & > button {
    grid-column: 1 / -1;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.6fr) 10.5rem 10.5rem minmax(0, 1.2fr) auto;
    & > :first-of-type,
    & > [data-wide],
    & > button {
      grid-column: auto;
    }
  }
`;

/** The zone in which a day ends first of those where we have hotels: what is today there is not yet past anywhere. */
const FIRST_ZONE = 'Asia/Jakarta';

export interface StayFormProps {
  q?: string;
  stay?: Stay;
  /** Filters that stay when the place or the dates change. */
  keep?: URLSearchParams;
}

/** Where, when and with whom. Before scripts run it is a plain form that asks for the results page. */
export function StayForm({ q = '', stay = ANY_STAY, keep }: StayFormProps) {
  const { t } = useTexts('catalog');
  const navigate = useNavigate();
  const id = useId();
  const now = useNow();
  const [chosen, setChosen] = useState(stay);
  const today = now && todayIn(FIRST_ZONE, now);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fault = datesFault(chosen, today);
    if (fault) return event.currentTarget.querySelector<HTMLElement>(`[name=${fault.field}]`)?.focus();
    const words = new FormData(event.currentTarget).get('q');
    const query = new URLSearchParams([
      ...(typeof words === 'string' && words.trim() ? [['q', words.trim()]] : []),
      ...stayParams(chosen),
      ...(keep ?? []),
    ]);
    void navigate(`/hotel/search?${query}`);
  };
  return (
    <form css={form} role="search" aria-label={t('hotel.searchLabel')} action="/hotel/search" method="get" onSubmit={submit} noValidate>
      <Destination id={id} q={q} onHotel={(hotelId) => void navigate(hotelPath(hotelId, chosen))} />
      {[...(keep ?? [])].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DateFields value={chosen} today={today} onChange={(dates) => setChosen((now) => ({ ...now, ...dates }))} />
      <div data-wide="">
        <span css={labelCss} aria-hidden="true">
          {t('hotel.who')}
        </span>
        <GuestsField value={chosen} onChange={(guests) => setChosen((now) => ({ ...now, ...guests }))} />
      </div>
      <Button type="submit" prominence="main" size="large" css={{ minBlockSize: '3.25rem' }}>
        {t('hotel.search')}
      </Button>
    </form>
  );
}
