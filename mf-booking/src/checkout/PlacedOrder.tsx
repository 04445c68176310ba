import { css } from '@emotion/react';
import { useEffect } from 'react';
import type { Order } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { Countdown } from '@straits/ui/Countdown';
import { EmptyState } from '@straits/ui/EmptyState';
import { ButtonLink } from '@straits/ui/Link';
import type { LastOrder } from '../acts/last-order';
import { orderPath } from '../acts/payment-address.rules';
import { useTabTitle } from '../acts/use-tab-title';
import { clockOffset, serverTime } from '../held-places/server-clock';
import type { Standing } from './last-order.rules';

const time = css`
  font-weight: 700;
`;

/** The order that was placed from this cart: how it stands, and where it goes on. */
export function PlacedOrder({ last, order, standing }: { last: LastOrder; order: Order; standing: Standing }) {
  const { t } = useTexts('booking');
  const format = useFormat();
  const title = t(`checkout.placed.${standing}.title`, { code: last.code });
  useTabTitle(title);
  useTopOfPage();
  const isPaid = standing === 'booked' || standing === 'deposit';
  const toOrder = { href: orderPath(last.code, last.key), text: t(`checkout.placed.${isPaid ? 'booking' : 'order'}`) };
  return (
    <Card>
      <EmptyState
        level={1}
        title={title}
        actions={
          isPaid ? (
            <>
              <ButtonLink href={toOrder.href} prominence="main">
                {toOrder.text}
              </ButtonLink>
              <ButtonLink href="/attraction">{t('items.empty.find')}</ButtonLink>
            </>
          ) : (
            <>
              <ButtonLink href={last.paymentPath} prominence="main">
                {t(`checkout.placed.${standing}.go`)}
              </ButtonLink>
              <ButtonLink href={toOrder.href}>{toOrder.text}</ButtonLink>
            </>
          )
        }
      >
        <p>{t(`checkout.placed.${standing}.text`, { date: order.plan ? format.date(order.plan.balanceOn) : '' })}</p>
        {standing === 'toPay' && order.expiresAt && <PayBy order={order} expiresAt={order.expiresAt} />}
      </EmptyState>
    </Card>
  );
}

/** Back finds the place where the steps were left, which is far below this page's few words. After the shell has put it there. */
function useTopOfPage() {
  useEffect(() => {
    const soon = setTimeout(() => window.scrollTo(0, 0), 50);
    return () => clearTimeout(soon);
  }, []);
}

/** Past this, a date says more than a clock. */
const CLOCK_MS = 2 * 60 * 60_000;

function PayBy({ order, expiresAt }: { order: Order; expiresAt: string }) {
  const { t } = useTexts('booking');
  const format = useFormat();
  if (Date.parse(expiresAt) - serverTime() > CLOCK_MS)
    return <p>{t('checkout.placed.before', { when: format.instant(expiresAt, order.lines[0]?.timeZone ?? 'Asia/Singapore') })}</p>;
  return (
    <p>
      {t('checkout.placed.within')}{' '}
      <Countdown
        css={time}
        endsAt={expiresAt}
        clockOffset={clockOffset()}
        announce={({ minutes, seconds }) =>
          minutes > 0 ? t('hold.minutesLeft', { count: minutes }) : t('hold.secondsLeft', { count: seconds })
        }
      >
        {(left) => left.clock}
      </Countdown>
    </p>
  );
}
