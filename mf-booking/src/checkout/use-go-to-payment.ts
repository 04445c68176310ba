import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { PlacedOrders } from '@straits/api-contract';
import { useNavigate } from '@straits/router';
import { refreshCart } from '../held-places/cart.api';
import { paymentPath } from '../acts/payment-address.rules';
import { outcomeLeft } from './place-order.model';

/** Once the order is placed: on to its payment, in place of the checkout, so that Back does not lead to an empty one. */
export function useGoToPayment(placed: PlacedOrders | null) {
  const navigate = useNavigate();
  const leave = useUnit(outcomeLeft);
  useEffect(() => {
    if (!placed) return;
    void navigate(paymentPath(placed.orders), { replace: true });
    void refreshCart();
    return () => leave();
  }, [placed, navigate, leave]);
}
