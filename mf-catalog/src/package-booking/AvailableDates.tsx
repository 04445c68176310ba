import type { Option } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { EmptyState } from '@straits/ui/EmptyState';
import { ButtonLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { quantityOf } from '../attraction-booking/units.rules';
import { DepartureList } from '../trip/DepartureList';
import { dateFault, lowestOf, optionOf } from '../trip/departure.rules';
import { NearestDepartures } from '../trip/NearestDepartures';
import { PlacesLeft } from '../trip/PlacesLeft';
import type { PackageChoice } from './package-choice.rules';
import type { PackageTrip } from './use-package-trip';

/** Places that as many take as were said, else one; infants take none. */
function placesOf({ quantities, hasPeople }: PackageChoice, { units }: Option) {
  const seated = units.filter(({ type }) => type !== 'INFANT').map(({ id }) => quantityOf(quantities, id));
  return hasPeople
    ? Math.max(
        1,
        seated.reduce((sum, quantity) => sum + quantity, 0),
      )
    : 1;
}

/** All departures with places and price; choosing one leads on. */
export function AvailableDates({ trip }: { trip: PackageTrip }) {
  const { t } = useTexts('catalog');
  const { departures, choice, option, facts, product, hrefOf } = trip;
  const fault = choice.date ? dateFault(departures, choice.date) : null;
  const hrefTo = (date: string) => hrefOf('passenger-details', { date });

  if (departures.length === 0)
    return (
      <EmptyState
        title={t('package.noDates')}
        actions={<ButtonLink href={`/package/${product.id}#quote`}>{t('trip.askQuote')}</ButtonLink>}
      >
        {t('package.noDatesText')}
      </EmptyState>
    );
  return (
    <>
      {fault && fault !== 'missing' && choice.date && (
        <NearestDepartures
          departures={departures}
          date={choice.date}
          fault={fault}
          hrefOf={({ localDate }) => hrefTo(localDate)}
          wish={{ optionId: option.id, quantity: placesOf(choice, option) }}
        />
      )}
      {facts.minTravellers > 1 && (
        <Notice css={{ marginBlockEnd: '1.25rem' }}>{t('package.minTravellers', { count: facts.minTravellers })}</Notice>
      )}
      <DepartureList
        departures={departures}
        nights={facts.nights}
        chosen={choice.date}
        hrefOf={({ localDate, options }) =>
          options.some(({ status }) => status === 'SOLD_OUT' || status === 'CLOSED')
            ? hrefOf('available-dates', { date: localDate })
            : hrefTo(localDate)
        }
        priceOf={(departure) => lowestOf(departure, 'adult')}
        priceUnit={t('package.perAdult')}
        stateOf={(departure) => {
          const of = optionOf(departure, option.id);
          return of ? <PlacesLeft option={of} of="places" /> : null;
        }}
        chooseLabel={t('package.chooseDate')}
      />
    </>
  );
}
