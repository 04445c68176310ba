import type { TopUp, TopUpList } from '@straits/api-contract';
import { useResource } from '@straits/http';

const ASK_AGAIN_MS = 10_000;
const isAwaited = ({ status }: TopUp) => status === 'pending' || status === 'verifying';

/** The agency's top-ups, newest first; asks again by itself while an answer is awaited. */
export const useTopUps = () =>
  useResource<TopUpList>('/wallet/top-ups', {}, { refreshInterval: (list) => (list?.items.some(isAwaited) ? ASK_AGAIN_MS : 0) });
