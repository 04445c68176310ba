import { useRef, useState } from 'react';
import type { Cart } from '@straits/api-contract';
import { http, newIdempotencyKey, refreshResource, type HttpFailure } from '@straits/http';
import { useUser } from '@straits/session';
import { faultOf, lineOf, nextDay, type BulkRow } from './bulk.rules';
import { useKeptTable } from './kept-table';

/** What became of a row: it is in the cart, or why it is not, or no answer came and it may be either. */
export type Outcome = { state: 'added' } | { state: 'refused' | 'unknown'; failure: HttpFailure };

/** The rows of the table, and what became of those that were sent. A row that is in the cart is not changed any more. The tab keeps them. */
export function useBulkRows() {
  const [rows, setRows] = useState<readonly BulkRow[]>([]);
  const [outcomes, setOutcomes] = useState<Record<number, Outcome>>({});
  const [isBusy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const lastId = useRef(0);
  // The same row pressed twice is one line: its key stays until the row changes, which it may not before its answer is known.
  const keys = useRef(new Map<number, string>());
  useKeptTable({
    ...{ userId: useUser()?.Id ?? '', rows, outcomes, keys },
    onRead: (kept) => {
      lastId.current = Math.max(0, ...kept.rows.map(({ id }) => id));
      keys.current = new Map(kept.keys);
      setRows(kept.rows);
      setOutcomes(kept.outcomes);
    },
  });

  const put = (row: BulkRow) => {
    keys.current.delete(row.id);
    setOutcomes(({ [row.id]: _, ...others }) => others);
    setRows((now) => now.map((one) => (one.id === row.id ? row : one)));
  };
  const open = rows.filter(({ id }) => outcomes[id]?.state !== 'added');

  async function addOne(row: BulkRow): Promise<Outcome> {
    const idempotencyKey = keys.current.get(row.id) ?? newIdempotencyKey();
    keys.current.set(row.id, idempotencyKey);
    const answer = await http.post<Cart>('/cart/lines', lineOf(row), { notices: false, idempotencyKey });
    if (answer.ok) return { state: 'added' };
    return { state: answer.failure.kind === 'network' ? 'unknown' : 'refused', failure: answer.failure };
  }
  const addAll = async () => {
    setChecked(true);
    if (open.some(faultOf)) return;
    setBusy(true);
    // One after the other: they share stock, and a refusal of one must not keep the others out.
    for (const row of open) {
      const outcome = await addOne(row);
      setOutcomes((now) => ({ ...now, [row.id]: outcome }));
    }
    setBusy(false);
    void refreshResource('/cart');
  };

  return {
    ...{ rows, outcomes, isBusy, isChecked, open },
    newId: () => (lastId.current += 1),
    append: (row: BulkRow) => {
      setChecked(false);
      setRows((now) => [...now, row]);
    },
    put,
    remove: ({ id }: BulkRow) => setRows((now) => now.filter((row) => row.id !== id)),
    /** Behind the row that it is like. */
    repeat: (row: BulkRow) =>
      setRows((now) => now.flatMap((one) => (one.id === row.id ? [one, nextDay(one, (lastId.current += 1))] : [one]))),
    addAll: () => void addAll(),
  };
}
export type BulkRows = ReturnType<typeof useBulkRows>;
