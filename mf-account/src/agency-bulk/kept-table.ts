import { useEffect, useState, type RefObject } from 'react';
import type { BulkRow } from './bulk.rules';
import type { Outcome } from './use-bulk-rows';

/** The table as a tab keeps it; of nobody in person. A row that was sent keeps its key: sent again, it is the same line. */
interface KeptTable {
  rows: readonly BulkRow[];
  outcomes: Record<number, Outcome>;
  keys: (readonly [rowId: number, idempotencyKey: string])[];
}

const nameOf = (userId: string) => `straits_bulk_${userId}`;

/** What stood in this tab's table; signing out wipes it. A row that was on its way when the page was left may be in the cart. */
function readTable(userId: string): KeptTable | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameOf(userId)) ?? 'null') as KeptTable | null;
    if (!kept) return undefined;
    const keys = kept.keys.filter(([id]) => kept.rows.some((row) => row.id === id));
    const sent = keys.map(
      ([id]) => [id, kept.outcomes[id] ?? { state: 'unknown', failure: { kind: 'network', reason: 'aborted' } }] as const,
    );
    return { rows: kept.rows, keys, outcomes: Object.fromEntries(sent) };
  } catch {
    // Nothing is kept where nothing may be.
    return undefined;
  }
}

function keepTable(userId: string, table: KeptTable) {
  try {
    if (table.rows.length === 0) sessionStorage.removeItem(nameOf(userId));
    else sessionStorage.setItem(nameOf(userId), JSON.stringify(table));
  } catch {
    // A full storage costs what is kept, not the table.
  }
}

interface Keeping extends Omit<KeptTable, 'keys'> {
  userId: string;
  keys: RefObject<Map<number, string>>;
  onRead: (kept: KeptTable) => void;
}

/** Brings back what the tab has kept, after hydration so that server and browser agree, and keeps what becomes of it. */
export function useKeptTable({ userId, rows, outcomes, keys, onRead }: Keeping) {
  const [readOf, setReadOf] = useState('');
  useEffect(() => {
    // Whoever has left keeps nothing here: signing out has wiped it.
    if (userId && readOf === userId) keepTable(userId, { rows, outcomes, keys: [...keys.current] });
  });
  useEffect(() => {
    // Who it is of is known a little after the page stands.
    if (readOf || !userId) return;
    const kept = readTable(userId);
    if (kept) onRead(kept);
    setReadOf(userId);
  }, [readOf, userId, onRead]);
}
