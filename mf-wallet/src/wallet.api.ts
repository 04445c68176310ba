import type { Wallet } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useIsAgent } from '@straits/session';

/** Others of the agency book too: the balance is asked for again while it is in sight. */
const ASK_AGAIN_MS = 60_000;

/** The agency's wallet; nothing is asked for others. One copy for header and pages. */
export function useWallet() {
  const isAgent = useIsAgent();
  return useResource<Wallet>(isAgent ? '/wallet' : null, {}, { refreshInterval: ASK_AGAIN_MS });
}
