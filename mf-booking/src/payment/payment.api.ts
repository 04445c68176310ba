import type { ReservationList, Wallet } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useOrderOf } from '../acts/order.api';
import { serverTime } from '../held-places/server-clock';
import { pollDelay } from './payment-view.rules';

/** The order and its payment; asks again by itself while an answer is awaited. */
export function useOrder(code: string, key: string | undefined) {
  return useOrderOf(code, key, { refreshInterval: (order) => pollDelay(order, serverTime()) });
}

/** An agent's wallet; asks for nothing for others. */
export const useWallet = (isAgent: boolean) => useResource<Wallet>(isAgent ? '/wallet' : null);
/** Orders that the agency reserved on credit, and whether it may. */
export const useReservations = (isAgent: boolean) => useResource<ReservationList>(isAgent ? '/wallet/reservations' : null);
