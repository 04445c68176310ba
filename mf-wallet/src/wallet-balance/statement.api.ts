import type { WalletStatement } from '@straits/api-contract';
import { useResource } from '@straits/http';

/** The agency's statement of a month; the shown one stays until the next is there. */
export const useStatement = (month: string) => useResource<WalletStatement>('/wallet/statement', { month }, { keepPreviousData: true });
