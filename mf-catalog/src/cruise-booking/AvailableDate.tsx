import { later } from '@straits/federation';
import { useTexts } from '@straits/i18n';
import { SectionTitle } from '@straits/ui/Heading';
import type { Departure } from '@straits/api-contract';
import { DepartureList } from '../trip/DepartureList';
import { dateFault, departureOn, hasPlaces, isOpen } from '../trip/departure.rules';
import { NearestDepartures } from '../trip/NearestDepartures';
import { PlacesLeft } from '../trip/PlacesLeft';
import { cabinWish, lowestFor, writeCabins } from './cabin-guests.rules';
import { USUAL_CABINS } from './cruise-choice.rules';
import { GuestsEditor } from './GuestsEditor';
import type { CruiseTrip } from './use-cruise-trip';

const NoSailings = later(() => import(/* webpackChunkName: "no-sailings" */ './NoSailings').then((part) => part.NoSailings));

/** All classes of a sailing as one: what is left on the whole ship. */
function shipOf({ options }: Departure): Departure['options'][number] {
  const open = options.filter(isOpen);
  const vacancies = open.reduce((sum, option) => sum + (option.vacancies ?? 0), 0);
  const isFull = options.some(({ status }) => status === 'SOLD_OUT');
  return {
    optionId: 'ship',
    status: open.length > 0 ? 'AVAILABLE' : isFull ? 'SOLD_OUT' : 'CLOSED',
    vacancies: open.length > 0 ? vacancies : null,
    unitPrices: [],
  };
}

/** Who travels and when: the guests of each cabin, then the sailings with the lowest price for just these guests. */
export function AvailableDate({ trip }: { trip: CruiseTrip }) {
  const { t } = useTexts('catalog');
  const { departures, facts, choice, hrefOf } = trip;
  const cabins = choice.cabins ?? USUAL_CABINS;
  const guests = writeCabins(cabins);
  const fault = choice.date ? dateFault(departures, choice.date) : null;
  if (departures.length === 0) return <NoSailings waitlist={hrefOf('no-available-date')} />;
  return (
    <>
      <SectionTitle>{t('cruise.whoSleepsWhere')}</SectionTitle>
      <GuestsEditor trip={trip} />
      <SectionTitle css={{ marginBlock: '1.75rem 1rem' }}>{t('cruise.sailings')}</SectionTitle>
      {fault && choice.date && (
        <NearestDepartures
          departures={departures}
          date={choice.date}
          fault={fault}
          wish={cabinWish(departureOn(departures, choice.date)?.options, { cabinId: choice.cabinId, cabins: cabins.length })}
          hrefOf={({ localDate }) => hrefOf('pricing', { date: localDate, guests })}
        />
      )}
      <DepartureList
        departures={departures}
        nights={facts.nights}
        chosen={choice.date}
        hrefOf={(departure) => hrefOf(hasPlaces(departure) ? 'pricing' : 'no-available-date', { date: departure.localDate, guests })}
        priceOf={(departure) => lowestFor(trip.options, departure, cabins)}
        priceUnit={t('cruise.forCabins', { count: cabins.length })}
        stateOf={(departure) => <PlacesLeft option={shipOf(departure)} of="cabins" />}
        chooseLabel={t('cruise.chooseSailing')}
      />
    </>
  );
}
