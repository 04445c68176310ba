import { isPaymentPage } from '../page/payment-pages';

const isPayment = ({ pathname, search }: URL | Location) => isPaymentPage(pathname, search);

/** A tab in which something stands in for a remote never pays: it goes to the payment pages by a full load, which the server answers without overrides. */
export function leaveForPayment() {
  const { pushState, replaceState } = history;
  const guarded =
    (go: typeof pushState): typeof pushState =>
    (...given) => {
      const target = new URL(given[2] ?? location.href, location.href);
      if (isPayment(target) && !isPayment(location)) return location.assign(target);
      return go.apply(history, given);
    };
  history.pushState = guarded(pushState);
  history.replaceState = guarded(replaceState);
}
