import { css } from '@emotion/react';
import { useFormat, useTexts } from '@straits/i18n';
import { PriceTag } from '@straits/ui/PriceTag';
import { useStayWords } from '../hotel-stay/use-stay-words';
import { isConverted } from '../product/converted.rules';
import { useFromWords } from '../product/from-words';
import type { HotelStay } from './use-hotel-stay';

const line = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 1rem;
  min-block-size: 2.25rem;
`;

/** The live total of the stay, or the hotel's lowest price while no room is chosen. */
export function StayTotal({ stay }: { stay: HotelStay }) {
  const { t } = useTexts('catalog');
  const { money, row } = useFormat();
  const fromWords = useFromWords();
  const words = useStayWords();
  const { offer } = stay;
  const hasTotal = offer !== undefined && offer.fault === null;
  return (
    <div css={line} aria-live="polite">
      <strong>{hasTotal ? t('booking.total') : t('booking.price')}</strong>
      {hasTotal ? (
        <PriceTag
          size="large"
          align="end"
          amount={money(offer.total.shown)}
          sub={
            isConverted(offer.total)
              ? t('booking.charged', { amount: money(offer.total.charge) })
              : `${row([words.nights(stay.stay), words.rooms(stay.stay.rooms)])} · ${t('booking.allIn')}`
          }
        />
      ) : (
        stay.priceFrom && (
          <PriceTag size="large" align="end" {...fromWords()} amount={money(stay.priceFrom.shown)} sub={t('product.per.room_night')} />
        )
      )}
    </div>
  );
}
