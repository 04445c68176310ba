import type { Attraction, CruiseFacts } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Facts } from '@straits/ui/Facts';
import { SectionTitle } from '@straits/ui/Heading';
import { Icon } from '@straits/ui/Icon';
import { token } from '@straits/ui/tokens';
import { NearMap } from '../place-map/NearMap';
import { DayByDay } from '../trip/DayByDay';
import { stopsOf } from '../trip/stops.rules';

function PortNotes({ stop: { arrives, departs } }: { stop: CruiseFacts['itinerary'][number] }) {
  const { t } = useTexts('catalog');
  if (!arrives && !departs) return null;
  const times = [arrives && t('cruise.arrives', { time: arrives }), departs && t('cruise.departs', { time: departs })].filter(Boolean);
  return (
    <span>
      <Icon name="clock" size={16} />
      {times.join(' · ')}
    </span>
  );
}

/** The ship, the line's own page, what one comes for, and the voyage from port to port. */
export function Voyage({ product, facts }: { product: Attraction; facts: CruiseFacts }) {
  const { t } = useTexts('catalog');
  const { list } = useFormat();
  const { itinerary, line, lineUrl, ship, departurePort, nights, ports } = facts;
  const stops = stopsOf(itinerary.flatMap(({ day, title, place }) => (place ? [{ day, name: title, ...place }] : [])));
  return (
    <>
      <section aria-label={t('detail.overview')}>
        <Facts
          css={{ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}
          facts={[
            { icon: 'cruise', label: t('cruise.ship'), value: `${line} · ${ship}` },
            { icon: 'clock', label: t('cruise.length'), value: t('cruise.nights', { count: nights }) },
            { icon: 'pin', label: t('cruise.port'), value: departurePort },
            { icon: 'map', label: t('cruise.ports'), value: list(ports) },
          ]}
        />
        <p css={{ fontSize: token.text.large, marginBlockStart: '1.5rem' }} lang={product.lang}>
          {product.summary}
        </p>
        {lineUrl && (
          <p css={{ marginBlockStart: '0.75rem' }}>
            <a href={lineUrl} target="_blank" rel="noopener noreferrer">
              {t('cruise.lineLink', { line, host: new URL(lineUrl).hostname })}
            </a>
          </p>
        )}
      </section>
      <section id="itinerary">
        <SectionTitle css={{ marginBlockEnd: '1rem' }}>{t('cruise.voyage')}</SectionTitle>
        <DayByDay lang={product.lang} days={itinerary.map((stop) => ({ ...stop, notes: <PortNotes stop={stop} /> }))} />
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
