import type { Wallet } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useIsAgent } from '@straits/session';

/** Others of the agency book too: the balance is asked for again while it is in sight, sooner while money is on its way. */
const ASK_AGAIN_MS = 60_000;
const ASK_SOON_MS = 10_000;
const isAwaited = (wallet: Wallet | undefined) => wallet?.balances.some(({ incoming }) => incoming.amount > 0) ?? false;

/** The agency's wallet; nothing is asked for others. One copy for header and pages. */
export function useWallet() {
  const isAgent = useIsAgent();
  return useResource<Wallet>(
    isAgent ? '/wallet' : null,
    {},
    { refreshInterval: (wallet) => (isAwaited(wallet) ? ASK_SOON_MS : ASK_AGAIN_MS) },
  );
}
