/** Pages on which nothing stands in for what is live: money changes hands there, and cards are typed. */
export const isPaymentPage = (path: string, search: string) =>
  /^\/(checkout|payment)(\/|$)/i.test(path) ||
  (/^\/wallet_balance\/?$/i.test(path) && new URLSearchParams(search).get('view') === 'top-up');
