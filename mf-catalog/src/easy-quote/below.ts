import { later } from '@straits/federation';

/** The door to the form, far down on a detail page. */
export const EasyQuote = later(() =>
  import(/* webpackChunkName: "easy-quote-below" */ './EasyQuoteBelow').then(({ EasyQuoteBelow }) => EasyQuoteBelow),
);
