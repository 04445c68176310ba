import type { RemotePages } from '@straits/remote-contract';
import { loadTexts } from '../locales/load-texts';

/** The pages of mf-booking; the keys are the patterns of `contract.json`. */
const remotePages: RemotePages = {
  namespace: 'booking',
  texts: loadTexts,
  pages: {
    '/cart': () => import(/* webpackChunkName: "cart" */ '../cart/cart.page'),
    '/checkout': () => import(/* webpackChunkName: "checkout" */ '../checkout/checkout.page'),
    '/payment': () => import(/* webpackChunkName: "payment" */ '../payment/payment.page'),
  },
};
export default remotePages;
