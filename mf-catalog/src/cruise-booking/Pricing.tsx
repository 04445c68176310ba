import type { SearchResult } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { Container } from '@straits/ui/Container';
import { PageTitle } from '@straits/ui/Heading';
import { TextLink } from '@straits/ui/Link';
import { Stack } from '@straits/ui/Stack';
import { ProductShelf } from '../product/ProductShelf';
import { dateFault, departureOn, nearestTo } from '../trip/departure.rules';
import { NearestDepartures } from '../trip/NearestDepartures';
import { readCategory, tripsResource } from '../trip-list/trip-list.resources';
import { cabinWish } from './cabin-guests.rules';
import { StepOfCruise } from './CruiseStepPage';
import { Gratuity, useGuestWords } from './CruiseSummary';
import { PriceGrid } from './PriceGrid';
import type { CruiseTrip } from './use-cruise-trip';

/** Sailings that the grid shows at once, nearest to the chosen one. */
const SHOWN = 8;

function Grid({ trip }: { trip: CruiseTrip }) {
  const { t } = useTexts('catalog');
  const { list } = useFormat();
  const guestWords = useGuestWords();
  const { choice, departures, hrefOf } = trip;
  const cabins = choice.cabins ?? [];
  const fault = choice.date ? dateFault(departures, choice.date) : null;
  return (
    <Stack gap={5}>
      <p>
        {t('cruise.pricesFor', { guests: list(cabins.map(guestWords)) })}{' '}
        <TextLink href={hrefOf('available-date')}>
          {t('trip.change')} <span className="visually-hidden">{t('booking.people')}</span>
        </TextLink>
      </p>
      {fault && choice.date && (
        <NearestDepartures
          departures={departures}
          date={choice.date}
          fault={fault}
          wish={cabinWish(departureOn(departures, choice.date)?.options, { cabinId: choice.cabinId, cabins: cabins.length || 1 })}
          hrefOf={({ localDate }) => hrefOf('pricing', { date: localDate })}
        />
      )}
      <PriceGrid trip={trip} departures={nearestTo(departures, choice.date, SHOWN)} />
      <div css={{ maxInlineSize: '28rem' }}>
        <Gratuity trip={trip} cabins={cabins} />
      </div>
    </Stack>
  );
}

/** Without a cruise in the address: which one? */
function WhichCruise() {
  const { t } = useTexts('catalog');
  const resource = tripsResource('cruise', { limit: 12 });
  const { data } = useResource<SearchResult>(resource.path, resource.query);
  return (
    <Container css={{ paddingBlock: '1.25rem 4rem' }}>
      <PageTitle css={{ marginBlock: '1rem 0.5rem' }}>{t('cruise.whichCruise')}</PageTitle>
      <p css={{ marginBlockEnd: '1.5rem' }}>{t('cruise.whichCruiseText')}</p>
      {data && <ProductShelf products={data.items} level={2} />}
    </Container>
  );
}

/** The prices of a cruise: cabin class by date (M108, M109). */
export function PricingPage() {
  const [search] = useSearchParams();
  const slug = readCategory(search.get('cruise'));
  return slug ? <StepOfCruise slug={slug} step="pricing" Content={Grid} /> : <WhichCruise />;
}
