import { SYSTEM_ID, type LocaleCode } from '@straits/api-contract/constants';
import type { Refusal } from './result';

interface HttpSettings {
  /** Origin of the API without `/travel/v1`; empty is the page's own. */
  apiBase: string;
  system: string;
  locale: LocaleCode;
  currency: string;
  fallbackMessage: string;
  errorTitle: string;
  /** Brings the words for refusals, once: a refusal is answered when there are words for it. */
  refusalWords: () => Promise<void>;
  /** What the server was refused as it drew the page: resource's key → refusal. It would be the same if asked again. */
  refused: Record<string, Refusal>;
  /** Called once per 401 "Unauthenticated." (M206). */
  onUnauthenticated: () => void;
}

const settings: HttpSettings = {
  apiBase: '',
  system: String(SYSTEM_ID),
  locale: 'EN',
  currency: 'SGD',
  fallbackMessage: 'An error occurred. Please try again.',
  errorTitle: 'Error',
  refusalWords: () => Promise.resolve(),
  refused: {},
  onUnauthenticated: () => undefined,
};

/** Browser only: the server renders with `ResourceScope` and never sends requests through this module. */
export const configureHttp = (change: Partial<HttpSettings>) => void Object.assign(settings, change);
export const httpSettings = (): Readonly<HttpSettings> => settings;

// The token stays in this module: remotes send requests with it, but cannot read it.
let token: string | null = null;
export const setToken = (next: string | null) => void (token = next);
export const hasToken = () => token !== null;
// Whether the shopper's cart keeps places: a transaction is under way.
let isBooking = false;
/** Says whether a transaction is active: from then on every GET adds `IsAddBook=true`, and what the cart holds counts as free for its shopper (M280). */
export const setTransaction = (isActive: boolean) => void (isBooking = isActive);
export const isTransactionActive = () => isBooking;
export const authorization = (): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});
