import { readPaymentAddress } from '../acts/payment-address.rules';

const NAME = 'straits_last_order';
// oxlint-disable-next-line no-restricted-globals -- what this tab keeps of the order stands in this file only
const ofTab = () => sessionStorage;

/**
 * Keeps where the order that was opened last is paid (M184), search and hash as in `location`. A guest's key is in it: it stays with this tab,
 * whose history has it too, and signing out wipes it.
 */
export function keepLastOrder(search: string, hash: string) {
  try {
    ofTab().setItem(NAME, search + hash);
  } catch {
    // Nothing is kept where nothing may be.
  }
}

export interface LastOrder {
  code: string;
  key: string | undefined;
  paymentPath: string;
  /** The second order of a cart in two currencies. */
  nextPath: string | null;
}

export function readLastOrder(): LastOrder | null {
  try {
    const kept = ofTab().getItem(NAME);
    if (!kept) return null;
    const { search, hash } = new URL(kept, window.location.origin);
    const { code, key, nextPath } = readPaymentAddress(search, hash);
    return code ? { code, key, paymentPath: `/payment${kept}`, nextPath } : null;
  } catch {
    return null;
  }
}
