import type { Deps } from '../../deps';
import { expireHolds } from './expire-holds';
import { expireOrders } from './expire-orders';

/** Looks twice a second, so that places are free again within a second of a hold's end (N8). Answers how to stop it. */
export function startExpiry(deps: Deps): () => void {
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    Promise.all([expireHolds(deps), expireOrders(deps)])
      .catch((error: unknown) => deps.log.error({ err: error }, 'expiry failed; tried again in half a second'))
      .finally(() => (isBusy = false));
  }, 500);
  return () => clearInterval(timer);
}
