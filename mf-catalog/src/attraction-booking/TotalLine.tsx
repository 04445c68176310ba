import { css } from '@emotion/react';
import { useFormat, useTexts } from '@straits/i18n';
import { PriceTag } from '@straits/ui/PriceTag';
import { isConverted } from '../product/converted.rules';
import { useFromWords } from '../product/from-words';
import type { Booking } from './use-booking';

const line = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 1rem;
  min-block-size: 2.25rem;
`;

/** The live total in the shopper's currency, and what is charged where that is another one (N20, U1). */
export function TotalLine({ booking: { attraction, choice, total, isExact } }: { booking: Booking }) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const fromWords = useFromWords();
  return (
    <div css={line} aria-live="polite">
      <strong>{choice.option ? t('booking.total') : t('booking.price')}</strong>
      {!choice.option && attraction.priceFrom && (
        <PriceTag
          size="large"
          align="end"
          {...fromWords()}
          amount={money(attraction.priceFrom.shown)}
          sub={t(`product.per.${attraction.priceUnit}`)}
        />
      )}
      {choice.option && total && (
        <PriceTag
          size="large"
          align="end"
          {...(isExact ? undefined : fromWords())}
          amount={money(total.shown)}
          sub={isConverted(total) ? t('booking.charged', { amount: money(total.charge) }) : t('booking.allIn')}
        />
      )}
    </div>
  );
}
