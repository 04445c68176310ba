import { REFUSALS } from '@straits/api-contract/refusals';

/** The shell's words that remotes show: where a remote is alone, the API's English messages stand in for those of refusals. */
export const shellWords = {
  refusals: Object.fromEntries(Object.entries(REFUSALS).map(([code, { message }]) => [code, message])),
  toast: { fallback: 'An error occurred. Please try again.' },
};
