import { TOKEN_KEY } from '@straits/api-contract/constants';

/** Before the session has started: is there one? Where storage is off, there is none to start. */
export function hasStoredToken() {
  try {
    return Boolean(localStorage.getItem(TOKEN_KEY) ?? sessionStorage.getItem('straits_token'));
  } catch {
    return false;
  }
}
