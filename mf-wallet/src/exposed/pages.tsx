import type { RemotePages } from '@straits/remote-contract';

const remote: RemotePages = {
  namespace: 'wallet',
  texts: (language) => import(/* webpackChunkName: "texts-[request]" */ `../locales/${language}.json`),
  pages: {
    '/wallet_balance': () => import(/* webpackChunkName: "wallet-balance" */ '../wallet-balance/wallet-balance.page'),
    '/credit_balance': () => import(/* webpackChunkName: "credit-balance" */ '../credit-balance/credit-balance.page'),
  },
};

export default remote;
