import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Deps } from '../../../deps';
import { findLastCheck } from './ledger-check.sql';

async function findSums({ db }: Deps) {
  const { rows } = await sql<{
    currency: string;
    minor: number;
  }>`select currency, sum(balance_minor)::bigint as minor from ledger_accounts group by currency`.execute(db);
  return rows;
}

/** Numbers of the ledger for /metrics: what each currency adds up to (always 0), what waits, and what the last daily check found. */
export function measureLedger(registry: Registry, deps: Deps) {
  const registers = [registry];
  new Gauge({
    name: 'wallet_ledger_sum_minor',
    help: 'Sum of all balances of a currency; anything but 0 is a fault',
    labelNames: ['currency'] as const,
    registers,
    async collect() {
      for (const { currency, minor } of await findSums(deps)) this.set({ currency }, minor);
    },
  });
  new Gauge({
    name: 'wallet_ledger_waiting',
    help: 'Transactions of the ledger that wait as ENTRY',
    registers,
    async collect() {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from ledger_transactions where status = 'ENTRY'`.execute(
        deps.db,
      );
      this.set(rows[0]?.count ?? 0);
    },
  });
  const at = new Gauge({ name: 'wallet_check_at_seconds', help: 'When ledger, orders and payments were last compared', registers });
  new Gauge({
    name: 'wallet_check_findings',
    help: 'Disagreements that the last comparison found',
    registers,
    async collect() {
      const last = await findLastCheck(deps.db);
      this.set(last?.findings.length ?? 0);
      at.set(last ? last.at.getTime() / 1000 : 0);
    },
  });
}
