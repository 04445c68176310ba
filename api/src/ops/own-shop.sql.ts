import { sql } from 'kysely';
import type { Sql, Trx } from '../database/connection';
import type { ShopChange, ShopForm } from './shop-form';

const decimalsOf = (code: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits;
const symbolOf = (code: string) =>
  new Intl.NumberFormat('en-SG', { style: 'currency', currency: code, currencyDisplay: 'symbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? code;
const nameOf = (code: string) => new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? code;

/** Adds a currency, or gives it another rate. */
export async function mergeCurrency(trx: Trx, { code, rate, now }: { code: string; rate: string; now: Date }): Promise<void> {
  await sql`insert into currencies (code, name, symbol, exponent, rate, rate_at, position)
    values (${code}, ${nameOf(code)}, ${symbolOf(code)}, ${decimalsOf(code)}, ${rate}, ${now}, (select coalesce(max(position), -1) + 1 from currencies))
    on conflict (code) do update set rate = excluded.rate, rate_at = excluded.rate_at`.execute(trx);
}

const yearOf = (now: Date) => now.getUTCFullYear();

export async function insertCompany(trx: Trx, shop: ShopForm, now: Date): Promise<void> {
  const bank = shop.bankAccount;
  const { rows } = await sql<{ id: string }>`
    insert into companies (name, founded, address, licence_no, uen, gst_reg_no, currency, bank_name, bank_account_name, bank_account_no, bank_currency,
      support_phone, support_email, social)
    values (${shop.name}, ${shop.founded ?? yearOf(now)}, ${shop.address}, ${shop.licenceNo}, ${shop.uen}, ${shop.taxNumber ?? null}, ${shop.currency},
      ${bank?.bankName ?? null}, ${bank?.accountName ?? null}, ${bank?.accountNo ?? null}, ${bank?.currency ?? null},
      ${shop.supportPhone}, ${shop.supportEmail}, ${JSON.stringify(shop.social ?? {})}::jsonb) returning id`.execute(trx);
  for (const { host, variant } of shop.hosts)
    await sql`insert into hosts (host, company_id, variant) values (${host}, ${rows[0]!.id}, ${variant})`.execute(trx);
}

const COLUMNS: Record<string, string> = {
  name: 'name',
  founded: 'founded',
  address: 'address',
  licenceNo: 'licence_no',
  uen: 'uen',
  taxNumber: 'gst_reg_no',
  supportPhone: 'support_phone',
  supportEmail: 'support_email',
};

/** Writes what is told, and leaves the rest. */
export async function updateCompany(trx: Trx, { bankAccount, social, currencies: _currencies, ...change }: ShopChange): Promise<void> {
  const values: [string, unknown][] = Object.entries(change).map(([field, value]) => [COLUMNS[field]!, value]);
  if (social) values.push(['social', JSON.stringify(social)]);
  if (bankAccount !== undefined)
    values.push(
      ['bank_name', bankAccount?.bankName ?? null],
      ['bank_account_name', bankAccount?.accountName ?? null],
      ['bank_account_no', bankAccount?.accountNo ?? null],
      ['bank_currency', bankAccount?.currency ?? null],
    );
  if (values.length === 0) return;
  const assignments = values.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update companies set ${sql.join(assignments)}`.execute(trx);
}

export interface HostRow {
  host: string;
  variant: 'b2c' | 'b2b';
}
export async function findHosts(db: Sql): Promise<HostRow[]> {
  return (await sql<HostRow>`select host, variant from hosts order by variant desc, host`.execute(db)).rows;
}
