import { sql } from 'kysely';
import type { Deps } from '../deps';

const LEDGER = ['ledger_accounts', 'ledger_transactions', 'ledger_entries'];
const BOOKING = ['carts', 'holds', 'orders', 'ledger_accounts', 'inventory'];

/** No cart, order, stock or money is left from the test before. The ledger refuses to be emptied: its guards step aside for this alone. */
export async function emptyBooking({ db }: Deps, ...alsoEmptied: string[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const turn = async (how: 'disable' | 'enable') => {
      for (const table of LEDGER) await sql.raw(`alter table ${table} ${how} trigger ${table}_are_not_emptied`).execute(trx);
    };
    await turn('disable');
    await sql.raw(`truncate ${[...BOOKING, ...alsoEmptied].join(', ')} cascade`).execute(trx);
    await turn('enable');
  });
}
