import { css } from '@emotion/react';
import type { FerrySailing } from '@straits/api-contract';
import { later } from '@straits/federation';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Disclosure } from '@straits/ui/Disclosure';
import { Icon } from '@straits/ui/Icon';
import { Tag } from '@straits/ui/Tag';
import { token } from '@straits/ui/tokens';
import { FareTable } from '../ferry-trip/FareTable';
import { AdultPrices } from './AdultPrices';
import { isBookable } from './picks.rules';
import { act, card, chosen, gone } from './sailing-card.styles';
import { useDuration } from '../ferry-trip/use-duration';

const OfferWaiting = later(() =>
  import(/* webpackChunkName: "offer-waiting" */ '../waiting-list/OfferWaiting').then((part) => part.OfferWaiting),
);

const times = css`
  display: grid;
  grid-template-columns: auto minmax(min(4.5rem, 20%), 1fr) auto;
  align-items: center;
  gap: min(0.75rem, 4%);
  b {
    display: block;
    font: 600 1.5rem/1.1 ${token.font.display};
    font-variant-numeric: lining-nums;
  }
  small {
    color: ${token.color.muted};
    font-size: ${token.text.small};
  }
`;
const way = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  color: ${token.color.muted};
  font-size: ${token.text.small};
  text-align: center;
  &::before {
    content: '';
    order: 1;
    inline-size: 100%;
    border-block-start: 2px dotted ${token.color.lineStrong};
  }
  span {
    order: 2;
  }
`;
function Clock({ time, place, days = 0 }: { time: string; place: string; days?: number }) {
  const { t } = useTexts('catalog');
  return (
    <span>
      <b>
        {time}
        {days !== 0 && (
          <sup css={{ fontSize: '0.8125rem', fontFamily: token.font.text }}>{t(days > 0 ? 'ferry.nextDay' : 'ferry.dayBefore')}</sup>
        )}
      </b>
      <small>{place}</small>
    </span>
  );
}

export interface SailingCardProps {
  sailing: FerrySailing;
  from: string;
  to: string;
  /** The day and how many sail: what is waited for where it is full. */
  wish: { localDate: string; quantity: number };
  isChosen: boolean;
  onChoose: () => void;
}

/** One sailing: when and how long, what it costs with either passport, how many places are left. */
export function SailingCard({ sailing, from, to, wish, isChosen, onChoose }: SailingCardProps) {
  const { t } = useTexts('catalog');
  const duration = useDuration();
  const { departs, arrives, arrivalDayOffset, durationMinutes, operator, status, vacancies, fares, terminalCharge } = sailing;
  const canBook = isBookable(sailing);
  return (
    <article css={[card, isChosen && chosen, !canBook && gone]} aria-label={t('ferry.sailingLabel', { departs, arrives, operator })}>
      <div>
        <div css={times}>
          <Clock time={departs} place={from} />
          <span css={way}>
            {duration(durationMinutes)}
            <span>{operator}</span>
          </span>
          <Clock time={arrives} place={to} days={arrivalDayOffset} />
        </div>
      </div>
      <AdultPrices fares={fares} charge={terminalCharge} />
      <div css={act}>
        {status === 'LIMITED' && vacancies !== null && <Tag tone="warning">{t('ferry.placesLeft', { count: vacancies })}</Tag>}
        {!canBook && <Tag>{t(status === 'SOLD_OUT' ? 'ferry.soldOut' : 'ferry.closed')}</Tag>}
        {canBook && (
          <Button
            prominence={isChosen ? 'main' : undefined}
            icon={isChosen ? <Icon name="check" size={18} /> : undefined}
            aria-pressed={isChosen}
            onClick={onChoose}
          >
            {isChosen ? t('ferry.chosen') : t('ferry.choose')}
          </Button>
        )}
      </div>
      {status === 'SOLD_OUT' && <OfferWaiting wish={{ ...wish, optionId: sailing.optionId }} />}
      <Disclosure summary={t('ferry.allFares')}>
        <FareTable sold={sailing} cancellation={sailing.cancellation} />
      </Disclosure>
    </article>
  );
}
