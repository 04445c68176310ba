import { css } from '@emotion/react';
import type { Attraction } from '@straits/api-contract';
import { formatDate, useFormat, useTexts } from '@straits/i18n';
import { SectionTitle } from '@straits/ui/Heading';
import { Icon } from '@straits/ui/Icon';
import { TextLink } from '@straits/ui/Link';
import { media, token } from '@straits/ui/tokens';
import { openingState, weekRows, type OpeningState, type Sitting } from '../place-time/opening-hours.rules';
import { addDays } from '../place-time/plain-date.rules';
import { useNow } from '../place-time/use-now';
import { LocationMap } from '../product-detail/LocationMap';

const box = css`
  display: grid;
  gap: 1.5rem 2rem;
  margin-block-start: 1rem;
  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;
const hours = css`
  inline-size: 100%;
  border-collapse: collapse;
  th,
  td {
    padding-block: 0.25rem;
    vertical-align: top;
    font-weight: 400;
    text-align: start;
  }
  td {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;
const state = css`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-block-size: 1.6rem;
  margin-block-end: 0.5rem;
  font-weight: 600;
`;
const openNow = css`
  color: ${token.color.success};
`;

// 1 January 2024 is a Monday: weekday numbers become names through it.
const weekdayName = (weekday: number, language: string) => formatDate(addDays('2023-12-31', weekday), language, { weekday: 'short' });

/** "Open now, closes 19:00" by the place's clock; nothing before hydration, when nobody knows the time. */
function OpenNow({ attraction }: { attraction: Attraction }) {
  const { t } = useTexts('catalog');
  const { shortDate } = useFormat();
  const now = useNow();
  const words = (is: OpeningState) => {
    if (is.is === 'open') return t('hours.open', { time: is.closes });
    if (is.is === 'never') return t('hours.closed');
    if (is.inDays === 0) return t('hours.opensToday', { time: is.opens });
    return is.inDays === 1 ? t('hours.opensTomorrow', { time: is.opens }) : t('hours.opensOn', { day: shortDate(is.on), time: is.opens });
  };
  const is = now && openingState(attraction.openingHours, now);
  return (
    <p css={[state, is?.is === 'open' && openNow]}>
      <Icon name="clock" size={18} />
      {is ? words(is) : '\u00a0'}
    </p>
  );
}

function WeekTable({ attraction }: { attraction: Attraction }) {
  const { t, language } = useTexts('catalog');
  const { row } = useFormat();
  const sittings = (of: Sitting[]) => (of.length > 0 ? row(of.map(({ opens, closes }) => `${opens} – ${closes}`)) : t('hours.closedDay'));
  return (
    <table css={hours}>
      <caption className="visually-hidden">{t('hours.title')}</caption>
      <tbody>
        {weekRows(attraction.openingHours).map(({ from, to, sittings: of }) => (
          <tr key={from}>
            <th scope="row">
              {from === to
                ? weekdayName(from, language)
                : t('fromTo', { first: weekdayName(from, language), last: weekdayName(to, language) })}
            </th>
            <td>{sittings(of)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Exceptions to the week that are still to come, as the supplier gives them. */
function Exceptions({ attraction }: { attraction: Attraction }) {
  const { t } = useTexts('catalog');
  const { shortDate } = useFormat();
  const { exceptions } = attraction.openingHours;
  if (exceptions.length === 0) return null;
  return (
    <ul css={{ paddingInlineStart: '1.1rem', marginBlockStart: '0.5rem', color: token.color.muted, fontSize: token.text.small }}>
      {exceptions.slice(0, 6).map(({ date, closed, opens, closes, note }) => (
        <li key={date}>
          {shortDate(date)}
          {t('colon')}
          {closed ? t('hours.closedDay') : `${opens} – ${closes}`} {note && `(${note})`}
        </li>
      ))}
    </ul>
  );
}

/** Opening hours by the place's clock, and where it is. */
export function WhereAndWhen({ attraction }: { attraction: Attraction }) {
  const { t } = useTexts('catalog');
  const { location, address, place, openingHours } = attraction;
  return (
    <section>
      <SectionTitle>{t('where.title')}</SectionTitle>
      <div css={box}>
        <div>
          {openingHours.weekly.length > 0 && (
            <>
              <OpenNow attraction={attraction} />
              <WeekTable attraction={attraction} />
              <Exceptions attraction={attraction} />
              <p css={{ color: token.color.muted, fontSize: token.text.small, marginBlockStart: '0.5rem' }}>
                {t('hours.zone', { place: place.name })}
              </p>
            </>
          )}
          <p css={{ marginBlockStart: '1rem' }}>
            <strong>{t('where.address')}</strong>
            <br />
            {address}
          </p>
          <TextLink
            href={`https://www.openstreetmap.org/?mlat=${location.latitude}&mlon=${location.longitude}#map=16/${location.latitude}/${location.longitude}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('where.directions')}
          </TextLink>
        </div>
        <LocationMap attraction={attraction} />
      </div>
    </section>
  );
}
