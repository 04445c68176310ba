import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Departure, Price } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { SectionTitle } from '@straits/ui/Heading';
import { ButtonLink } from '@straits/ui/Link';
import { PriceTag } from '@straits/ui/PriceTag';
import { Stack } from '@straits/ui/Stack';
import { media, token } from '@straits/ui/tokens';
import { firstOfMonth } from '../place-time/plain-date.rules';
import { useFromWords } from '../product/from-words';
import { byMonth, endOf, hasPlaces } from './departure.rules';

const row = css`
  display: grid;
  gap: 0.5rem 1.25rem;
  align-items: center;
  padding: 1rem 1.25rem;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.large};
  background: ${token.color.surface};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto 8.5rem;
  }
  & > :last-child {
    justify-self: stretch;
  }
`;
const chosenRow = css`
  border-color: ${token.color.lagoon};
  box-shadow: inset 0 0 0 1px ${token.color.lagoon};
`;
const fullRow = css`
  background: ${token.color.sunken};
`;
const days = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  strong {
    font-weight: 600;
  }
`;

export interface DepartureListProps {
  departures: readonly Departure[];
  nights: number;
  chosen: string | null;
  /** Where choosing it leads. */
  hrefOf: (departure: Departure) => string;
  /** What it costs, and per what. */
  priceOf: (departure: Departure) => Price | null;
  priceUnit: string;
  /** What is left, as a tag. */
  stateOf: (departure: Departure) => ReactNode;
  chooseLabel: string;
}

type RowProps = Omit<DepartureListProps, 'departures'> & { departure: Departure };

function Row({ departure, nights, chosen, hrefOf, priceOf, priceUnit, stateOf, chooseLabel }: RowProps) {
  const { t } = useTexts('catalog');
  const { date, dates, money } = useFormat();
  const fromWords = useFromWords();
  const { localDate } = departure;
  const isFree = hasPlaces(departure);
  const isChosen = chosen === localDate;
  const price = isFree ? priceOf(departure) : null;
  return (
    <li css={[row, isChosen && chosenRow, !isFree && fullRow]} aria-current={isChosen || undefined}>
      <span css={days}>
        <strong>{dates(localDate, endOf(localDate, nights))}</strong>
        {stateOf(departure)}
      </span>
      {price ? <PriceTag align="end" amount={money(price.shown)} {...fromWords(priceUnit)} /> : <span />}
      {isFree ? (
        <ButtonLink href={hrefOf(departure)} prominence={isChosen ? 'second' : 'main'} size="small">
          {isChosen ? t('trip.keepDate') : chooseLabel}
          <span className="visually-hidden"> {date(localDate)}</span>
        </ButtonLink>
      ) : (
        <ButtonLink href={hrefOf(departure)} prominence="quiet" size="small">
          {t('trip.otherDates')}
          <span className="visually-hidden"> {date(localDate)}</span>
        </ButtonLink>
      )}
    </li>
  );
}

/** All departures by month: when it leaves and is back, what is left, what it costs. */
export function DepartureList({ departures, ...rest }: DepartureListProps) {
  const { month } = useFormat();
  return (
    <Stack gap={6}>
      {byMonth(departures).map(({ month: of, departures: inMonth }) => (
        <section key={of}>
          <SectionTitle level={2} css={{ fontSize: token.text.title, marginBlockEnd: '0.75rem' }}>
            {month(firstOfMonth(of))}
          </SectionTitle>
          <Stack as="ul" gap={2} role="list">
            {inMonth.map((departure) => (
              <Row key={departure.localDate} departure={departure} {...rest} />
            ))}
          </Stack>
        </section>
      ))}
    </Stack>
  );
}
