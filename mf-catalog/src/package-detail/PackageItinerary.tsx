import type { PackageFacts } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { SectionTitle } from '@straits/ui/Heading';
import { Icon } from '@straits/ui/Icon';
import { NearMap } from '../place-map/NearMap';
import { DayByDay } from '../trip/DayByDay';
import { stopsOf } from '../trip/stops.rules';

type Day = PackageFacts['itinerary'][number];

function DayNotes({ day: { meals, stay } }: { day: Day }) {
  const { t } = useTexts('catalog');
  const { list } = useFormat();
  return (
    <>
      {meals.length > 0 && (
        <span>
          <Icon name="check" size={16} />
          {t('package.meals', { meals: list(meals.map((meal) => t(`package.meal.${meal}`))) })}
        </span>
      )}
      {stay && (
        <span>
          <Icon name="hotel" size={16} />
          {stay}
        </span>
      )}
    </>
  );
}

/** What happens on which day, and where that is. */
export function PackageItinerary({ lang, facts: { itinerary } }: { lang: string | undefined; facts: PackageFacts }) {
  const { t } = useTexts('catalog');
  const stops = stopsOf(itinerary.flatMap(({ day, place }) => (place ? [{ day, ...place }] : [])));
  return (
    <>
      <section id="itinerary">
        <SectionTitle css={{ marginBlockEnd: '1rem' }}>{t('trip.dayByDay')}</SectionTitle>
        <DayByDay lang={lang} days={itinerary.map((day) => ({ ...day, notes: <DayNotes day={day} /> }))} />
      </section>
      {stops.length > 0 && (
        <section id="map" data-print="hide">
          <SectionTitle css={{ marginBlockEnd: '1rem' }}>{t('trip.map')}</SectionTitle>
          <NearMap marks={stops} height="22rem" />
        </section>
      )}
    </>
  );
}
