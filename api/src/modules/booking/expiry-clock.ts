import type { Deps } from '../../deps';
import { completeOrders, recheckPayments, remindTravellers, showUnknownPayments } from './after-sale/travel-days';
import { offerNewPlaces } from './after-sale/offer-to-waiting';
import { endUnpaidBalances, remindBalances } from './deposits/balance-clock';
import { expireHolds } from './expire-holds';
import { expireOrders } from './expire-orders';
import { deleteOldUploads } from './proof-upload/uploads.sql';
import { extendReservations } from './suppliers/extend-reservations';
import { showSilentSuppliers } from './suppliers/show-silent-suppliers';
import { remindNames, showMissingNames } from './travellers/remind-names';
import { warnOfEndingHolds } from './warn-of-ending-holds';

const HALF_SECOND = 500;
const QUARTER_MINUTE = 15_000;
const MINUTE = 60_000;

/** Runs `act` again and again, never twice at once; a failure is tried again at the next beat. Answers how to stop. */
function repeat(deps: Deps, everyMs: number, act: () => Promise<unknown>): () => void {
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    act()
      .catch((error: unknown) => deps.log.error({ err: error }, 'the booking clock failed; it tries again at its next beat'))
      .finally(() => (isBusy = false));
  }, everyMs);
  return () => clearInterval(timer);
}

const eachMinute = (deps: Deps) =>
  Promise.all([
    completeOrders(deps),
    remindTravellers(deps),
    remindNames(deps),
    remindBalances(deps),
    endUnpaidBalances(deps),
    showMissingNames(deps),
    recheckPayments(deps),
    showUnknownPayments(deps),
    offerNewPlaces(deps),
    showSilentSuppliers(deps),
    extendReservations(deps),
    deleteOldUploads(deps.db, deps.clock.now()),
  ]);

/**
 * Looks twice a second, so that places are free again within a second of a hold's end (N8), and each minute for orders whose travel is near
 * or over and payments that nobody knows the end of. Answers how to stop it.
 */
export function startExpiry(deps: Deps): () => void {
  const stops = [
    repeat(deps, HALF_SECOND, () => Promise.all([expireHolds(deps), expireOrders(deps)])),
    repeat(deps, QUARTER_MINUTE, () => warnOfEndingHolds(deps)),
    repeat(deps, MINUTE, () => eachMinute(deps)),
  ];
  return () => stops.forEach((stop) => stop());
}
