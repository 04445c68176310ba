import type { Sql } from '../../database/connection';
import { addJob } from '../../jobs/jobs';
import { tellAgency } from './wallet-news';

/** What an agency is written about. */
export type WalletMail =
  | { kind: 'top_up_done' | 'top_up_refused'; topUpId: string }
  /** `month` that the statement is of. */
  | { kind: 'credit_statement'; agencyId: string; month: string }
  | { kind: 'credit_overdue'; agencyId: string };

declare module '../../jobs/jobs' {
  interface Jobs {
    /** Tells the people of an agency about its money, each in their own language. */
    wallet_mail: WalletMail;
  }
}

/** Asks for the mail, and tells the agency's administrators on the site, in the transaction of the change that it is about. */
export async function mailWallet(db: Sql, mail: WalletMail, at: Date): Promise<void> {
  await addJob(db, { name: 'wallet_mail', payload: mail });
  await tellAgency(db, mail, at);
}
