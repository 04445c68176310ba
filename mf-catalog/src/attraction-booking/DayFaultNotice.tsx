import { css } from '@emotion/react';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Notice } from '@straits/ui/Notice';
import type { Booking } from './use-booking';

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-block-start: 0.5rem;
`;

/** The chosen day cannot be had: why, and the nearest days that can (U32). */
export function DayFaultNotice({ booking: { fault, placesLeft, availability, chooseDate } }: { booking: Booking }) {
  const { t } = useTexts('catalog');
  const { shortDate } = useFormat();
  if (!fault) return null;
  const nearest = availability?.nearestDates ?? [];
  return (
    <Notice tone="warning" role="alert" title={t(`booking.fault.${fault}`, { count: placesLeft })} css={{ marginBlockStart: '0.75rem' }}>
      {nearest.length > 0 ? (
        <>
          {t('booking.nearest')}
          <span css={row}>
            {nearest.slice(0, 4).map((date) => (
              <Button key={date} size="small" onClick={() => chooseDate(date)}>
                {shortDate(date)}
              </Button>
            ))}
          </span>
        </>
      ) : (
        t('booking.noNearest')
      )}
    </Notice>
  );
}
