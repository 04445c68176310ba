import { useEffect, useRef } from 'react';
import type { Order } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { EmptyState } from '@straits/ui/EmptyState';
import { ButtonLink } from '@straits/ui/Link';
import { useTabTitle } from '@straits/ui/tab-title';
import { orderPath } from '../acts/payment-address.rules';
import { TimeToPay } from '../held-places/TimeToPay';
import type { LastOrder } from './last-order';
import type { Standing } from './last-order.rules';

interface PlacedOrderProps {
  last: LastOrder;
  order: Order;
  standing: Standing;
  /** The time to pay has run out while this was looked at. */
  onEnd: () => void;
}

/** The order that was placed from this cart: how it stands, and where it goes on. */
export function PlacedOrder({ last, order, standing, onEnd }: PlacedOrderProps) {
  const { t } = useTexts('booking');
  const format = useFormat();
  const title = t(`checkout.placed.${standing}.title`, { code: last.code });
  useTabTitle(title);
  useTopOfPage();
  const place = useFocusWhenOver(standing);
  return (
    <div ref={place}>
      <Card>
        <EmptyState level={1} title={title} actions={<WaysOn {...{ last, standing }} />}>
          <p>{t(`checkout.placed.${standing}.text`, { date: order.plan ? format.date(order.plan.balanceOn) : '' })}</p>
          {standing === 'toPay' && order.expiresAt && (
            <p>
              <TimeToPay order={order} expiresAt={order.expiresAt} onEnd={onEnd} />
            </p>
          )}
        </EmptyState>
      </Card>
    </div>
  );
}

/** The way to the payment, which may have had the focus, is gone: the title tells why. */
function useFocusWhenOver(standing: Standing) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (standing === 'over') place.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [standing]);
  return place;
}

/** The first is the main one. */
function WaysOn({ last: { code, key, paymentPath, nextPath }, standing }: Pick<PlacedOrderProps, 'last' | 'standing'>) {
  const { t } = useTexts('booking');
  const find = { href: '/attraction', words: t('items.empty.find') };
  const toOrder = (words: string) => ({ href: orderPath(code, key), words });
  const next = nextPath ? [{ href: nextPath, words: t('items.pay.next') }] : [];
  const ways = {
    toPay: () => [{ href: paymentPath, words: t('checkout.placed.toPay.go') }, toOrder(t('checkout.placed.order'))],
    underWay: () => [{ href: paymentPath, words: t('checkout.placed.underWay.go') }, toOrder(t('checkout.placed.order'))],
    deposit: () => [...next, toOrder(t('checkout.placed.booking')), find],
    booked: () => [...next, toOrder(t('checkout.placed.booking')), find],
    over: () => [...next, find, toOrder(t('checkout.placed.order'))],
  };
  return ways[standing]().map(({ href, words }, index) => (
    <ButtonLink key={href} href={href} prominence={index === 0 ? 'main' : 'second'}>
      {words}
    </ButtonLink>
  ));
}

/** Back finds the place where the steps were left, which is far below this page's few words. After the shell has put it there. */
function useTopOfPage() {
  useEffect(() => {
    const soon = setTimeout(() => window.scrollTo(0, 0), 50);
    return () => clearTimeout(soon);
  }, []);
}
