import { useFormat, useTexts } from '@straits/i18n';
import { useParams } from '@straits/router';
import { Breadcrumbs } from '@straits/ui/Breadcrumbs';
import { Container } from '@straits/ui/Container';
import { PageTitle, SectionTitle } from '@straits/ui/Heading';
import { ButtonLink } from '@straits/ui/Link';
import { Stack } from '@straits/ui/Stack';
import { EasyQuote } from '../easy-quote/EasyQuote';
import { DetailAwaited } from '../product-detail/DetailAwaited';
import { DepartureList } from '../trip/DepartureList';
import { dateFault, lowestOf, nearestTo } from '../trip/departure.rules';
import { lowestFor } from './cabin-guests.rules';
import { useCruiseTrip, type CruiseTrip } from './use-cruise-trip';

/** Why, in a sentence that names the date. */
function useReason({ departures, choice }: CruiseTrip): string {
  const { t } = useTexts('catalog');
  const { date } = useFormat();
  if (departures.length === 0) return t('cruise.noSailings');
  const fault = dateFault(departures, choice.date);
  if (fault === null) return t('cruise.sailsAfterAll', { date: date(choice.date ?? '') });
  return fault === 'missing' ? t('cruise.noDateChosen') : t(`cruise.fault.${fault}`, { date: date(choice.date ?? '') });
}

function Shown({ trip }: { trip: CruiseTrip }) {
  const { t } = useTexts('catalog');
  const reason = useReason(trip);
  const { product, departures, facts, choice, options, hrefOf } = trip;
  const { cabins } = choice;
  const near = nearestTo(departures, choice.date, 4);
  const crumbs = [
    { label: t('crumb.home'), href: '/' },
    { label: t('kind.cruise'), href: '/cruise' },
    { label: product.name, href: `/cruise/${product.id}` },
  ];
  return (
    <Container css={{ paddingBlock: '1.25rem 4rem' }}>
      <Breadcrumbs label={t('crumb.label')} links={crumbs} current={t('cruise.noDateTitle')} />
      <PageTitle css={{ marginBlock: '1rem 0.5rem' }} eyebrow={product.name}>
        {t('cruise.noDateTitle')}
      </PageTitle>
      <p css={{ marginBlockEnd: '1.75rem' }}>{reason}</p>
      <Stack gap={9}>
        {near.length > 0 && (
          <section>
            <SectionTitle css={{ marginBlockEnd: '1rem' }}>{t('cruise.nearestSailings')}</SectionTitle>
            <DepartureList
              departures={near}
              nights={facts.nights}
              chosen={null}
              hrefOf={({ localDate }) => hrefOf(cabins ? 'pricing' : 'available-date', { date: localDate })}
              priceOf={(departure) => (cabins ? lowestFor(options, departure, cabins) : lowestOf(departure, 'guest'))}
              priceUnit={cabins ? t('cruise.forCabins', { count: cabins.length }) : t('cruise.perGuest')}
              stateOf={() => null}
              chooseLabel={t('cruise.chooseSailing')}
            />
            <p css={{ marginBlockStart: '1rem' }}>
              <ButtonLink href={hrefOf('available-date', { date: '' })}>{t('cruise.allSailings')}</ButtonLink>
            </p>
          </section>
        )}
        <EasyQuote product={product.name} timeZone={product.timeZone} date={choice.date} isWaitlist isOpen />
      </Stack>
    </Container>
  );
}

/** A date on which this cruise cannot be had: the nearest sailings, and a waiting list (M106). */
export function NoAvailableDate() {
  const { slug = '' } = useParams();
  const { trip, failure } = useCruiseTrip(slug);
  if (trip) return <Shown trip={trip} />;
  return <DetailAwaited retry={failure} />;
}
