import type { SWRConfiguration } from 'swr';
import type { Order } from '@straits/api-contract';
import { useResource, type HttpError } from '@straits/http';
import { useSession } from '@straits/session';

/** An order, opened by a guest's key or by who is signed in; asks for nothing without a code. */
export function useOrderOf(code: string, key: string | undefined, options?: SWRConfiguration<Order, HttpError>) {
  const session = useSession();
  // Without a key it is the session that opens the order: wait until it is known.
  const isKnown = code !== '' && (key !== undefined || session.status !== 'unknown');
  return useResource<Order>(isKnown ? `/orders/${code}` : null, { key }, options);
}
