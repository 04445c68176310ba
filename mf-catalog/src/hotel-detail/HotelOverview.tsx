import { css } from '@emotion/react';
import type { Hotel } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { Facts } from '@straits/ui/Facts';
import { Icon } from '@straits/ui/Icon';
import { token } from '@straits/ui/tokens';
import { useFreeUntil } from '../product/free-until';
import { iconList } from '../product/icon-list.styles';

const box = css`
  margin-block-start: 1rem;
  padding: 1.25rem 1.5rem;
  border-radius: ${token.radius.large};
  background: ${token.color.sunken};
`;

/** The short form, before the rooms: times, confirmation, what is special. */
export function HotelOverview({ hotel }: { hotel: Hotel }) {
  const { t } = useTexts('catalog');
  const { facts, freeCancellationHours: hours } = hotel;
  const freeUntil = useFreeUntil();
  const times =
    facts?.kind === 'hotel'
      ? [
          { icon: 'clock' as const, label: t('hotel.checkIn'), value: t('hotel.from', { time: facts.checkIn }) },
          { icon: 'clock' as const, label: t('hotel.checkOut'), value: t('hotel.until', { time: facts.checkOut }) },
        ]
      : [];
  return (
    <section aria-label={t('detail.overview')}>
      <Facts
        css={{ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}
        facts={[
          ...times,
          {
            icon: 'check',
            label: t('detail.confirmation'),
            value: hotel.instantConfirmation ? t('product.instant') : t('detail.onRequest'),
          },
          {
            icon: 'refresh',
            label: t('detail.cancellation'),
            value: hours === null ? t('rooms.byRoom') : freeUntil(hours),
          },
        ]}
      />
      <p css={{ fontSize: token.text.large, marginBlockStart: '1.5rem' }} lang={hotel.lang}>
        {hotel.summary}
      </p>
      {hotel.highlights.length > 0 && (
        <ul css={[iconList, box]} role="list" lang={hotel.lang}>
          {hotel.highlights.map((item) => (
            <li key={item}>
              <Icon name="star" size={18} />
              <span>{item}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
