import { useState } from 'react';
import type { Order } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { readLastOrder } from '../acts/last-order';
import { useOrderOf } from '../acts/order.api';
import { useTabTitle } from '../acts/use-tab-title';
import { EmptyCart } from '../cart-line/EmptyCart';
import { serverTime } from '../held-places/server-clock';
import { usePhase } from '../held-places/use-phase';
import { CheckoutWaiting } from './CheckoutWaiting';
import { standingOf } from './last-order.rules';
import { PlacedOrder } from './PlacedOrder';

/** No cart: the order that came of it, which Back from its payment leads to (M184), or nothing yet. */
export function NothingToBook() {
  const [last] = useState(readLastOrder);
  const { data: order, error } = useOrderOf(last?.code ?? '', last?.key);
  const standing = useStanding(order);
  if (last && order && standing) return <PlacedOrder last={last} order={order} standing={standing} />;
  return last && !order && !error ? <CheckoutWaiting /> : <NoCart />;
}

function useStanding(order: Order | undefined) {
  // Redraws when the time to pay is over.
  usePhase(order?.expiresAt ?? null, order?.serverNow ?? null);
  return order && standingOf(order, serverTime());
}

function NoCart() {
  const { t } = useTexts('booking');
  useTabTitle(t('items.empty.title'));
  return <EmptyCart level={1} />;
}
