import type { Order } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Countdown } from '@straits/ui/Countdown';
import { clockOffset, serverTime } from './server-clock';

/** Past this, a date says more than a clock. */
const CLOCK_MS = 2 * 60 * 60_000;

interface TimeToPayProps {
  order: Pick<Order, 'lines'>;
  expiresAt: string;
  onEnd: () => void;
}

/** Until when an order can be paid: a clock, or the moment where that is far. */
export function TimeToPay({ order, expiresAt, onEnd }: TimeToPayProps) {
  const { t } = useTexts('booking');
  const format = useFormat();
  if (Date.parse(expiresAt) - serverTime() > CLOCK_MS)
    return t('items.pay.before', { when: format.instant(expiresAt, order.lines[0]?.timeZone ?? 'Asia/Singapore') });
  return (
    <span>
      {t('items.pay.within')}{' '}
      <Countdown
        css={{ fontWeight: 700 }}
        endsAt={expiresAt}
        clockOffset={clockOffset()}
        announce={({ minutes, seconds }) =>
          minutes > 0 ? t('hold.minutesLeft', { count: minutes }) : t('hold.secondsLeft', { count: seconds })
        }
        onEnd={onEnd}
      >
        {(left) => left.clock}
      </Countdown>
    </span>
  );
}
