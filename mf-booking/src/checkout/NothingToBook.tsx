import { useState } from 'react';
import type { Order } from '@straits/api-contract';
import { refusalCode, type HttpError } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useTabTitle } from '@straits/ui/tab-title';
import { FailureNotice } from '../acts/FailureNotice';
import { useOrderOf } from '../acts/order.api';
import { EmptyCart } from '../cart-line/EmptyCart';
import { CheckoutWaiting } from './CheckoutWaiting';
import { noteServerTime, serverTime } from '../held-places/server-clock';
import { readLastOrder, type LastOrder } from '../placed-order/last-order';
import { standingOf, type Standing } from '../placed-order/last-order.rules';
import { PlacedOrder } from '../placed-order/PlacedOrder';

/** No cart: the order that came of it, which Back from its payment leads to (M184), or nothing yet. */
export function NothingToBook() {
  const [last] = useState(readLastOrder);
  return last ? <AfterOrder last={last} /> : <NoCart />;
}

const isMissing = (error: HttpError | undefined) => error !== undefined && refusalCode(error.failure) === 'not_found';

function AfterOrder({ last }: { last: LastOrder }) {
  const { data: order, error, mutate } = useOrderOf(last.code, last.key);
  const [endedAt, setEndedAt] = useState<string | null>(null);
  if (!order && isMissing(error)) return <NoCart />;
  if (!order) return error ? <FailureNotice failure={error.failure} onRetry={() => void mutate()} /> : <CheckoutWaiting />;
  // Over while it is looked at: not where it was paid meanwhile, or has got more time.
  const hasEnded = endedAt !== null && (order.status === 'EXPIRED' || order.expiresAt === endedAt);
  const standing = standingNow(order) ?? (hasEnded ? 'over' : null);
  const end = () => {
    setEndedAt(order.expiresAt);
    void mutate();
  };
  return standing ? <PlacedOrder key={standing} {...{ last, order, standing }} onEnd={end} /> : <NoCart />;
}

function standingNow(order: Order): Standing | null {
  noteServerTime(order.serverNow);
  return standingOf(order, serverTime());
}

function NoCart() {
  const { t } = useTexts('booking');
  useTabTitle(t('items.empty.title'));
  return <EmptyCart level={1} />;
}
