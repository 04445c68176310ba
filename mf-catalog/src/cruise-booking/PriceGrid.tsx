import { css } from '@emotion/react';
import type { Departure, Option } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { BareLink } from '@straits/ui/Link';
import { token } from '@straits/ui/tokens';
import { optionOf, pricesOf } from '../trip/departure.rules';
import { cabinFault, priceFor, sleepsOf } from './cabin-guests.rules';
import type { CruiseTrip } from './use-cruise-trip';

const scroller = css`
  position: relative;
  overflow-x: auto;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.large};
  background: ${token.color.surface};
  scroll-padding-inline-start: 9rem;
`;
const grid = css`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 0.375rem;
    border-block-end: 1px solid ${token.color.line};
    text-align: center;
    vertical-align: middle;
  }
  tbody tr:last-of-type > * {
    border-block-end: 0;
  }
  thead th {
    padding-block: 0.75rem;
    background: ${token.color.sunken};
    font-size: ${token.text.small};
    white-space: nowrap;
  }
  th[scope='row'],
  thead td {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    min-inline-size: 8.5rem;
    padding: 0.75rem 1rem;
    background: ${token.color.surface};
    border-inline-end: 1px solid ${token.color.line};
    text-align: start;
  }
  thead td {
    background: ${token.color.sunken};
  }
  small {
    display: block;
    color: ${token.color.muted};
    font-weight: 400;
  }
`;
const cell = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 0.125rem;
  min-block-size: 4.25rem;
  min-inline-size: 7.25rem;
  padding: 0.375rem 0.5rem;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.small};
  color: ${token.color.ink};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    border-color: ${token.color.lagoon};
    background: ${token.color.infoSoft};
  }
  &[aria-current] {
    border-color: ${token.color.sea};
    background: ${token.color.sea};
    color: ${token.color.onSea};
    small {
      color: inherit;
    }
  }
`;
const off = css`
  display: grid;
  place-content: center;
  min-block-size: 4.25rem;
  min-inline-size: 7.25rem;
  border-radius: ${token.radius.small};
  background: ${token.color.sunken};
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;
const FEW = 5;
/** A part that slides sideways takes the keyboard's focus. */
const SLIDES = { tabIndex: 0, role: 'region' };

function Cell({ trip, option, departure }: { trip: CruiseTrip; option: Option; departure: Departure }) {
  const { t } = useTexts('catalog');
  const { money, date, row } = useFormat();
  const { choice, hrefOf } = trip;
  const cabins = choice.cabins ?? [];
  const left = optionOf(departure, option.id);
  const fault = cabinFault(option, cabins, left);
  const price = fault ? null : priceFor(option, cabins, pricesOf(left));
  if (!price) return <span css={off}>{t(`cruise.cell.${fault ?? 'closed'}`, { count: sleepsOf(option) })}</span>;
  const isChosen = choice.cabinId === option.id && choice.date === departure.localDate;
  const few = left && left.vacancies !== null && left.vacancies <= FEW ? t('trip.left.cabins', { count: left.vacancies }) : '';
  const amount = money(price.shown);
  // The name is in the language of its own, the commas after it in that of the page.
  const afterName = row([option.name, date(departure.localDate), amount]).slice(option.name.length, -amount.length);
  return (
    <BareLink
      css={cell}
      href={hrefOf('trip-overview', { date: departure.localDate, cabin: option.id })}
      aria-current={isChosen ? 'true' : undefined}
    >
      <span className="visually-hidden">
        <span lang={option.lang}>{option.name}</span>
        {afterName}
      </span>
      {amount}
      {few && <small>{few}</small>}
    </BareLink>
  );
}

/** Every cabin class by every sailing, each with the price for just these guests; a cell leads to the overview. */
export function PriceGrid({ trip, departures }: { trip: CruiseTrip; departures: readonly Departure[] }) {
  const { t } = useTexts('catalog');
  const { shortDate } = useFormat();
  const { options, choice } = trip;
  return (
    <div css={scroller} {...SLIDES} aria-label={t('cruise.gridLabel')}>
      <table css={grid}>
        <caption className="visually-hidden">{t('cruise.gridLabel')}</caption>
        <thead>
          <tr>
            <td>{t('cruise.cabin')}</td>
            {departures.map(({ localDate }) => (
              <th key={localDate} scope="col" aria-current={localDate === choice.date ? 'date' : undefined}>
                {shortDate(localDate)}
                {localDate === choice.date && <small>{t('cruise.yourSailing')}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {options.map((option) => (
            <tr key={option.id}>
              <th scope="row">
                <span lang={option.lang}>{option.name}</span>
                <small>{t('cruise.holds', { count: sleepsOf(option) })}</small>
              </th>
              {departures.map((departure) => (
                <td key={departure.localDate}>
                  <Cell trip={trip} option={option} departure={departure} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
