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

const COLUMNS = {
  name: 'name',
  founded: 'founded',
  address: 'address',
  licenceNo: 'licence_no',
  uen: 'uen',
  taxNumber: 'gst_reg_no',
  currency: 'currency',
  supportPhone: 'support_phone',
  supportEmail: 'support_email',
} as const;
const BANK_COLUMNS = {
  bankName: 'bank_name',
  accountName: 'bank_account_name',
  accountNo: 'bank_account_no',
  currency: 'bank_currency',
} as const;
const SOCIAL = 'social';

type Told = Omit<ShopChange, 'currencies'> & { currency?: string };
type Value = [column: string, value: unknown];

/** The columns of what is told; nothing of what is not. */
function valuesOf({ bankAccount, social, ...told }: Told): Value[] {
  const facts = Object.entries(told).filter(([, value]) => value !== undefined);
  const bank = Object.entries(BANK_COLUMNS) as [keyof typeof BANK_COLUMNS, string][];
  return [
    ...facts.map(([field, value]): Value => [COLUMNS[field as keyof typeof COLUMNS], value]),
    ...(social ? [[SOCIAL, JSON.stringify(social)] satisfies Value] : []),
    ...(bankAccount === undefined ? [] : bank.map(([field, column]): Value => [column, bankAccount && bankAccount[field]])),
  ];
}

export async function insertCompany(
  trx: Trx,
  { hosts, owner: _owner, currencies: _currencies, ...company }: ShopForm,
  now: Date,
): Promise<void> {
  const values = valuesOf({ ...company, founded: company.founded ?? now.getUTCFullYear() });
  const columns = sql.join(values.map(([column]) => sql.ref(column)));
  const { rows } = await sql<{ id: string }>`
    insert into companies (${columns}) values (${sql.join(values.map(([, value]) => value))}) returning id`.execute(trx);
  for (const { host, variant } of hosts)
    await sql`insert into hosts (host, company_id, variant) values (${host}, ${rows[0]!.id}, ${variant})`.execute(trx);
}

/** Writes what is told, and leaves the rest. */
export async function updateCompany(trx: Trx, { currencies: _currencies, ...change }: ShopChange): Promise<void> {
  const assignments = valuesOf(change).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  if (assignments.length > 0) await sql`update companies set ${sql.join(assignments)}`.execute(trx);
}

export interface HostRow {
  host: string;
  variant: 'b2c' | 'b2b';
}
export async function findHosts(db: Sql): Promise<HostRow[]> {
  return (await sql<HostRow>`select host, variant from hosts order by variant desc, host`.execute(db)).rows;
}
