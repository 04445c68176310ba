import { sql } from 'kysely';
import type { Trx } from '../../database/connection';
import { refuse } from '../../http/refusal';

export interface Spend {
  agencyId: string;
  amountMinor: number;
  currency: string;
  orderId: string;
  paymentId: string;
  description: string;
  now: Date;
}

/** Lowers the balance where balance and credit reach: one guarded statement, so that parallel spends never pass the limit. */
async function takeFromWallet(trx: Trx, { agencyId, currency, amountMinor }: Spend) {
  const { rows } = await sql<{ id: string; balance: number }>`
    update ledger_accounts set balance_minor = balance_minor - ${amountMinor}
    where owner_agency_id = ${agencyId} and currency = ${currency} and balance_minor + credit_limit_minor >= ${amountMinor}
    returning id, balance_minor as balance`.execute(trx);
  return rows[0] ?? refuse('wallet_insufficient');
}

async function addToRevenue(trx: Trx, { currency, amountMinor }: Spend) {
  const { rows } = await sql<{ id: string; balance: number }>`
    insert into ledger_accounts (type, currency, balance_minor) values ('revenue', ${currency}, ${amountMinor})
    on conflict (type, currency) where owner_agency_id is null do update set balance_minor = ledger_accounts.balance_minor + ${amountMinor}
    returning id, balance_minor as balance`.execute(trx);
  return rows[0]!;
}

/** Pays an order from an agency's balance and credit, as one immutable transfer. Refuses: wallet_insufficient. */
export async function spendFromWallet(trx: Trx, spend: Spend): Promise<void> {
  const wallet = await takeFromWallet(trx, spend);
  const revenue = await addToRevenue(trx, spend);
  await sql`insert into ledger_transfers (from_account_id, to_account_id, amount_minor, currency, status, description, order_id, payment_id, from_balance_minor, to_balance_minor, at)
    values (${wallet.id}, ${revenue.id}, ${spend.amountMinor}, ${spend.currency}, 'POSTED', ${spend.description}, ${spend.orderId}, ${spend.paymentId}, ${wallet.balance}, ${revenue.balance}, ${spend.now})`.execute(
    trx,
  );
}
