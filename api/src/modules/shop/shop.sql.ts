import { sql } from 'kysely';
import type { Sql, Trx } from '../../database/connection';

export interface BankAccount {
  bankName: string;
  accountName: string;
  accountNo: string;
  currency: string;
}

export interface CompanyRow {
  id: string;
  name: string;
  founded: number;
  address: string[];
  licenceNo: string;
  uen: string;
  gstRegNo: string | null;
  currency: string;
  /** Where transfers go; a shop without one takes none. */
  bankAccount: BankAccount | null;
  supportPhone: string;
  supportEmail: string;
  social: Record<string, string>;
  favIcon: string;
  logo: string | null;
  holdMinutes: number;
  featureFlags: Record<string, boolean>;
}

export async function findCompany(db: Sql, id: string): Promise<CompanyRow> {
  const { rows } = await sql<CompanyRow>`
    select id, name, founded, address, licence_no as "licenceNo", uen, gst_reg_no as "gstRegNo", currency,
      case when bank_account_no is not null then jsonb_build_object('bankName', bank_name, 'accountName', bank_account_name,
        'accountNo', bank_account_no, 'currency', bank_currency) end as "bankAccount", support_phone as "supportPhone", support_email as "supportEmail",
      social, fav_icon as "favIcon", logo, hold_minutes as "holdMinutes", feature_flags as "featureFlags"
    from companies where id = ${id}`.execute(db);
  const company = rows[0];
  if (!company) throw new Error(`company ${id} of the host table is missing`);
  return company;
}

/** The company behind this installation, for mails and documents that no host asked for. */
export async function findShopCompany(db: Sql): Promise<CompanyRow> {
  const { rows } = await sql<{ id: string }>`select company_id as id from hosts order by (variant = 'b2c') desc, host limit 1`.execute(db);
  if (!rows[0]) throw new Error('there is no shop yet: npm run ops -- shop init (docs/runbooks/before-going-live.md)');
  return findCompany(db, rows[0].id);
}

/** The name of the company that the shop belongs to; undefined where there is no shop yet. */
export async function findCompanyName(db: Sql): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name from companies order by id limit 1`.execute(db);
  return rows[0]?.name;
}

/** One at a time makes a shop: its own company, or the demonstration. */
export async function lockShop(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('straits shop'))`.execute(trx);
}

const DEMO_MARK = 'demo load';
/** What the demonstration was loaded from last, `begun` before it is whole; undefined where it was not loaded. */
export async function findDemoMark(db: Sql): Promise<string | undefined> {
  const { rows } = await sql<{ value: string }>`select value from ops_marks where name = ${DEMO_MARK}`.execute(db);
  return rows[0]?.value;
}
/** Whether the shop is the demonstration, with people whose password everybody knows. */
export const isDemonstration = async (db: Sql): Promise<boolean> => (await findDemoMark(db)) !== undefined;
export async function markDemonstration(db: Sql, value: string): Promise<void> {
  await sql`insert into ops_marks (name, value) values (${DEMO_MARK}, ${value}) on conflict (name) do update set value = excluded.value`.execute(
    db,
  );
}
