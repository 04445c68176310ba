import { sql } from 'kysely';
import type { NotificationFacts } from '@straits/api-contract';
import type { Sql } from '../../database/connection';
import { notify } from '../notifications';
import { findTopUp } from './top-up/top-ups.sql';
import type { WalletMail } from './wallet-mail';

async function findAdminIds(db: Sql, agencyId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from users where agency_id = ${agencyId} and agency_role = 'admin'`.execute(db);
  return rows.map(({ id }) => id);
}

interface Content {
  agencyId: string;
  facts: NotificationFacts;
  path: string;
}
async function contentOf(db: Sql, mail: WalletMail): Promise<Content | undefined> {
  if (!('topUpId' in mail)) {
    const month = 'month' in mail ? mail.month : undefined;
    return { agencyId: mail.agencyId, facts: { month }, path: month ? `/credit_balance?month=${month}` : '/credit_balance' };
  }
  const topUp = await findTopUp(db, mail.topUpId);
  if (!topUp) return undefined;
  const { agencyId, amountMinor, currency, reason } = topUp;
  const path = mail.kind === 'top_up_refused' ? '/wallet_balance?view=top-up' : '/wallet_balance';
  return { agencyId, facts: { amount: { amount: amountMinor, currency }, reason: reason ?? undefined }, path };
}

/** Tells the administrators of an agency about its money. */
export async function tellAgency(db: Sql, mail: WalletMail, at: Date): Promise<void> {
  const content = await contentOf(db, mail);
  if (!content) return;
  const { agencyId, facts, path } = content;
  await notify(db, await findAdminIds(db, agencyId), { kind: mail.kind, facts, path, at });
}
