import type { OrderPage } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useSession } from '@straits/session';
import type { ordersQuery } from './order-history.rules';

/** The signed-in person's orders; the shown page stays until the next one is there. */
export function useOrders(query: ReturnType<typeof ordersQuery>) {
  const isSigned = useSession().status === 'signed';
  return useResource<OrderPage>(isSigned ? '/orders' : null, query, { keepPreviousData: true });
}
