import { css } from '@emotion/react';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { OfferWaiting } from '../waiting-list/OfferWaiting';
import type { Booking } from './use-booking';

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-block-start: 0.5rem;
`;

/** The chosen day cannot be had: why, the nearest days that can (U32), and waiting for it where it is full. */
export function DayFaultNotice({ booking }: { booking: Booking }) {
  const { t } = useTexts('catalog');
  const { shortDate } = useFormat();
  const { fault, placesLeft, availability, chooseDate, choice } = booking;
  if (!fault) return null;
  const nearest = availability?.nearestDates ?? [];
  const isFull = fault === 'soldOut' || fault === 'fewLeft';
  const quantity = availability?.needed ?? 0;
  return (
    <Stack gap={3} css={{ marginBlockStart: '0.75rem' }}>
      <Notice tone="warning" role="alert" title={t(`booking.fault.${fault}`, { count: placesLeft })}>
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
      {isFull && choice.option && choice.date && quantity > 0 && (
        <OfferWaiting wish={{ optionId: choice.option.id, localDate: choice.date, quantity }} />
      )}
    </Stack>
  );
}
