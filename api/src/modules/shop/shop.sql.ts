import { sql } from 'kysely';
import type { Sql } from '../../database/connection';

export interface CompanyRow {
  id: string;
  name: string;
  founded: number;
  address: string[];
  licenceNo: string;
  uen: string;
  gstRegNo: string | null;
  currency: string;
  bankName: string;
  bankAccountName: string;
  bankAccountNo: string;
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
    select id, name, founded, address, licence_no as "licenceNo", uen, gst_reg_no as "gstRegNo", currency, bank_name as "bankName",
      bank_account_name as "bankAccountName", bank_account_no as "bankAccountNo", support_phone as "supportPhone", support_email as "supportEmail",
      social, fav_icon as "favIcon", logo, hold_minutes as "holdMinutes", feature_flags as "featureFlags"
    from companies where id = ${id}`.execute(db);
  const company = rows[0];
  if (!company) throw new Error(`company ${id} of the host table is missing`);
  return company;
}

/** The company behind this installation, for mails and documents that no host asked for. */
export async function findShopCompany(db: Sql): Promise<CompanyRow> {
  const { rows } = await sql<{ id: string }>`select company_id as id from hosts order by (variant = 'b2c') desc, host limit 1`.execute(db);
  if (!rows[0]) throw new Error('the host table is empty: run "npm run ops -- demo load" or "host add"');
  return findCompany(db, rows[0].id);
}
