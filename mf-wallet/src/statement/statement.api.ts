import { useState } from 'react';
import type { StatementEntry, WalletSide, WalletStatement } from '@straits/api-contract';
import { download, http, useResource } from '@straits/http';

export interface StatementOf {
  month: string;
  /** Currency of the account. */
  of: string;
  side: WalletSide;
  /** An agency that books under the caller's; the caller's own when left out. */
  agency: string | undefined;
  /** What was searched for. */
  q: string;
}

/** A statement of a month; the shown one stays until the next is there. */
export const useStatement = ({ month, of, side, agency, q }: StatementOf) =>
  useResource<WalletStatement>('/wallet/statement', { month, of, side, agency, q }, { keepPreviousData: true });

interface More {
  /** Of which statement: another one begins anew. */
  of: WalletStatement;
  entries: StatementEntry[];
  nextCursor: string | null;
}

/** The entries beyond the first page, page by page. */
export function useMoreEntries(asked: StatementOf, first: WalletStatement) {
  const [more, setMore] = useState<More>({ of: first, entries: [], nextCursor: first.nextCursor });
  const [isLoading, setLoading] = useState(false);
  const shown = more.of === first ? more : { of: first, entries: [], nextCursor: first.nextCursor };
  const load = async () => {
    setLoading(true);
    const answer = await http.get<WalletStatement>('/wallet/statement', { query: { ...asked, cursor: shown.nextCursor ?? undefined } });
    setLoading(false);
    if (answer.ok) setMore({ of: first, entries: [...shown.entries, ...answer.value.entries], nextCursor: answer.value.nextCursor });
  };
  return { entries: [...first.entries, ...shown.entries], hasMore: shown.nextCursor !== null, isLoading, load };
}

/** Saves a month as a file. */
export const saveStatement = ({ month, of, side, agency }: StatementOf, kind: 'csv' | 'pdf') =>
  download(`/wallet/statement.${kind}`, `${side}-${of}-${month}.${kind}`, { query: { month, of, side, agency } });
