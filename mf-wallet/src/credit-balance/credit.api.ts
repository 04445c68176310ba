import type { CreditForecast, ReservationList, SubAgentList } from '@straits/api-contract';
import { http, refreshResource, useResource } from '@straits/http';

export const useForecast = () => useResource<CreditForecast>('/wallet/credit/forecast');
export const useReservations = () => useResource<ReservationList>('/wallet/reservations');
export const useSubAgents = () => useResource<SubAgentList>('/wallet/sub-agents');

/** Gives a reservation back; the wallet then says what is free. */
export async function releaseReservation(orderCode: string) {
  const answer = await http.delete<ReservationList>(`/wallet/reservations/${orderCode}`);
  await refreshResource('/wallet');
  return answer.ok;
}

/** Sets what is put onto the net prices of an agency under the caller's, from now on. */
export const setMarkup = (agencyId: string, basisPoints: number) =>
  http.put<SubAgentList>(`/wallet/sub-agents/${agencyId}/markup`, { basisPoints }, { notices: false });
