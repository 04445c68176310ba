import { css } from '@emotion/react';
import type { Attraction, Departure, PackageFacts } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { BareLink, ButtonLink, TextLink } from '@straits/ui/Link';
import { PriceTag } from '@straits/ui/PriceTag';
import { Skeleton } from '@straits/ui/Skeleton';
import { Stack } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import { isConverted } from '../product/converted.rules';
import { useFromWords } from '../product/from-words';
import { hasPlaces, lowestOf } from '../trip/departure.rules';
import { stepAddress } from '../trip/step-address.rules';
import { PlacesLeft } from '../trip/PlacesLeft';

const list = css`
  display: grid;
  gap: 0.375rem;
  a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.125rem 0.75rem;
    min-block-size: 2.75rem;
    padding: 0.5rem 0.75rem;
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.small};
    color: ${token.color.ink};
    text-decoration: none;
    &:hover {
      border-color: ${token.color.lagoon};
    }
  }
  b {
    font-weight: 600;
  }
`;
const SHOWN = 4;

function NextDates({ departures, hrefOf }: { departures: Departure[]; hrefOf: (date: string) => string }) {
  const { t } = useTexts('catalog');
  const { money, shortDate } = useFormat();
  const free = departures.filter(hasPlaces).slice(0, SHOWN);
  if (free.length === 0) return <p>{t('package.noDatesText')}</p>;
  return (
    <ul css={list} role="list">
      {free.map((departure) => {
        const price = lowestOf(departure, 'adult');
        const [tour] = departure.options;
        return (
          <li key={departure.localDate}>
            <BareLink href={hrefOf(departure.localDate)}>
              <b>{shortDate(departure.localDate)}</b>
              {tour && <PlacesLeft option={tour} of="places" />}
              <span>{price && money(price.shown)}</span>
            </BareLink>
          </li>
        );
      })}
    </ul>
  );
}

interface PanelProps {
  product: Attraction;
  facts: PackageFacts;
  departures: Departure[] | undefined;
}

/** The next departures with their prices, and the way to all of them. */
export function DatesPanel({ product, facts, departures }: PanelProps) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const fromWords = useFromWords();
  const [search] = useSearchParams();
  const { priceFrom } = product;
  const stepHref = (step: string, date?: string) => stepAddress(`/package/${product.id}/${step}`, search, date);
  return (
    <Stack gap={4}>
      {priceFrom && (
        <PriceTag
          size="large"
          amount={money(priceFrom.shown)}
          {...fromWords(t('package.perAdult'))}
          sub={isConverted(priceFrom) ? t('booking.charged', { amount: money(priceFrom.charge) }) : t('booking.allIn')}
        />
      )}
      <strong>{t('package.nextDates')}</strong>
      {departures ? (
        <NextDates departures={departures} hrefOf={(date) => stepHref('passenger-details', date)} />
      ) : (
        <Skeleton height="12.5rem" />
      )}
      {facts.minTravellers > 1 && (
        <small css={{ color: token.color.muted }}>{t('package.minTravellers', { count: facts.minTravellers })}</small>
      )}
      <ButtonLink full size="large" prominence="main" href={stepHref('available-dates')}>
        {t('package.seeDates')}
      </ButtonLink>
      <TextLink href="#quote">{t('trip.askQuote')}</TextLink>
    </Stack>
  );
}
