import { css } from '@emotion/react';
import type { Departure } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { ButtonLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { OfferWaiting } from '../waiting-list/OfferWaiting';
import { nearestTo, type DateFault } from './departure.rules';

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-block-start: 0.5rem;
`;

export interface NearestDeparturesProps {
  departures: readonly Departure[];
  date: string;
  fault: DateFault;
  hrefOf: (departure: Departure) => string;
  /** What would be booked, where a full departure can be waited for. */
  wish?: { optionId: string; quantity: number };
}

/** The date that was asked for cannot be had: why, and the nearest that can (U32). What is filled in stands beside the notice: a status is read aloud at each change. */
export function NearestDepartures({ departures, date, fault, hrefOf, wish }: NearestDeparturesProps) {
  const { t } = useTexts('catalog');
  const { shortDate, date: longDate } = useFormat();
  const near = nearestTo(departures, date);
  return (
    <div css={{ marginBlockEnd: '1.25rem' }}>
      <Notice tone="warning" role="status" title={t(`trip.fault.${fault}`, { date: longDate(date) })}>
        {near.length > 0 ? (
          <>
            {t('trip.nearest')}
            <span css={row}>
              {near.map((departure) => (
                <ButtonLink key={departure.localDate} size="small" href={hrefOf(departure)}>
                  {shortDate(departure.localDate)}
                </ButtonLink>
              ))}
            </span>
          </>
        ) : (
          t('trip.noNearest')
        )}
      </Notice>
      {fault === 'soldOut' && wish && (
        <div css={{ marginBlockStart: '0.75rem' }}>
          <OfferWaiting wish={{ ...wish, localDate: date }} />
        </div>
      )}
    </div>
  );
}
