import { sql } from 'kysely';
import type { Sql, Trx } from '../../../database/connection';
import { withAbove } from '../agency.sql';

export type ShopAccount = 'suspense' | 'revenue' | 'exchange' | 'promotion' | 'commission';
export type AgencyAccount = 'wallet' | 'receivable';

export interface AccountRow {
  id: string;
  agencyId: string | null;
  type: ShopAccount | AgencyAccount;
  currency: string;
  balanceMinor: number;
  reservedMinor: number;
  subUsedMinor: number;
  creditLimitMinor: number;
}
/** Whose account, of which kind, in which currency; without an agency it is the shop's own. */
export interface AccountName {
  agencyId?: string;
  type: ShopAccount | AgencyAccount;
  currency: string;
}

const COLUMNS = sql`id, owner_agency_id as "agencyId", type, currency, balance_minor as "balanceMinor", reserved_minor as "reservedMinor",
  sub_used_minor as "subUsedMinor", credit_limit_minor as "creditLimitMinor"`;

const keyOf = ({ agencyId, type, currency }: { agencyId?: string | null; type: string; currency: string }) =>
  `${agencyId ?? ''} ${type} ${currency}`;

/** Accounts by name, by their indexes and in one question; those that nothing was ever written to are missing. */
async function findAccounts(db: Sql, names: AccountName[]): Promise<Map<string, AccountRow>> {
  const [owned, own] = [names.filter(({ agencyId }) => agencyId), names.filter(({ agencyId }) => !agencyId)];
  const types = (of: AccountName[]) => of.map(({ type }) => type);
  const currencies = (of: AccountName[]) => of.map(({ currency }) => currency);
  const { rows } = await sql<AccountRow>`
    select ${COLUMNS} from ledger_accounts where owner_agency_id is not null and (owner_agency_id, type, currency) in
      (select * from unnest(${owned.map(({ agencyId }) => agencyId)}::uuid[], ${types(owned)}::text[], ${currencies(owned)}::text[]))
    union all select ${COLUMNS} from ledger_accounts where owner_agency_id is null and (type, currency) in
      (select * from unnest(${types(own)}::text[], ${currencies(own)}::text[]))`.execute(db);
  return new Map(rows.map((row) => [keyOf(row), row]));
}
export const findAccount = async (db: Sql, name: AccountName): Promise<AccountRow | undefined> =>
  (await findAccounts(db, [name])).get(keyOf(name));

/** An agency's accounts in all currencies. */
export async function findAgencyAccounts(db: Sql, agencyId: string): Promise<AccountRow[]> {
  const { rows } =
    await sql<AccountRow>`select ${COLUMNS} from ledger_accounts where owner_agency_id = ${agencyId} order by currency, type`.execute(db);
  return rows;
}

/** The accounts' ids in the order of the names; one comes into being when it is first asked for. */
async function ensureAccounts(trx: Trx, names: AccountName[]): Promise<string[]> {
  if (names.length === 0) return [];
  const found = await findAccounts(trx, names);
  // In the same order for all, so that two who make the same ones do not wait for each other in a circle.
  const missing = names.filter((name) => !found.has(keyOf(name))).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  for (const { agencyId, type, currency } of missing)
    await sql`insert into ledger_accounts (owner_agency_id, type, currency) values (${agencyId ?? null}, ${type}, ${currency}) on conflict do nothing`.execute(
      trx,
    );
  const all = missing.length === 0 ? found : await findAccounts(trx, names);
  return names.map((name) => all.get(keyOf(name))!.id);
}

/** The shop's own accounts in a currency, in the order of the types, made where missing. Not locked: who posts to them locks them. */
export async function ensureShopAccounts(trx: Trx, types: ShopAccount[], currency: string): Promise<AccountRow[]> {
  const { rows } =
    await sql<AccountRow>`select ${COLUMNS} from ledger_accounts where owner_agency_id is null and currency = ${currency} and type = any(${types})`.execute(
      trx,
    );
  if (rows.length === types.length) return types.map((type) => rows.find((row) => row.type === type)!);
  await ensureAccounts(
    trx,
    types.map((type) => ({ type, currency })),
  );
  return ensureShopAccounts(trx, types, currency);
}

/** An approved agency's empty wallet; one that is there stays as it is. */
export const openWallet = async (trx: Trx, { agencyId, currency }: { agencyId: string; currency: string }): Promise<void> =>
  void (await ensureAccounts(trx, [{ agencyId, type: 'wallet', currency }]));

/** The receivable accounts in the currency of the agencies above: their limits count too. */
export async function ensureAccountsAbove(trx: Trx, agencyId: string, currency: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`with ${withAbove(agencyId)} select id from above order by height`.execute(trx);
  return ensureAccounts(
    trx,
    rows.map(({ id }) => ({ agencyId: id, type: 'receivable', currency })),
  );
}

/** Locks accounts, always in the same order, so that transactions never wait for each other in a circle. */
export async function lockAccounts(trx: Trx, ids: string[]): Promise<Map<string, AccountRow>> {
  const { rows } =
    await sql<AccountRow>`select ${COLUMNS} from ledger_accounts where id = any(${ids}::uuid[]) order by id for update`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Accounts by name, made where missing, locked together with those above that count along; in the order of the names. */
export async function lockNamed(trx: Trx, names: AccountName[]): Promise<AccountRow[]> {
  const ids = await ensureAccounts(trx, names);
  const above = [];
  for (const { agencyId, type, currency } of names)
    if (agencyId && type === 'receivable') above.push(...(await ensureAccountsAbove(trx, agencyId, currency)));
  const locked = await lockAccounts(trx, [...ids, ...above]);
  return ids.map((id) => locked.get(id)!);
}

/** What of a wallet can be spent. */
export const freeBalance = ({ balanceMinor, reservedMinor }: AccountRow) => balanceMinor - reservedMinor;
/** What of a credit limit can be used, as far as this account alone says; below zero when the limit was lowered. */
export const freeCredit = ({ balanceMinor, reservedMinor, subUsedMinor, creditLimitMinor }: AccountRow) =>
  creditLimitMinor + balanceMinor - reservedMinor - subUsedMinor;

/** One change of an account's figures. `posts`: it also gets an entry. */
export interface Movement {
  accountId: string;
  balance: number;
  reserved: number;
  subUsed: number;
  posts: boolean;
}
export interface Moved {
  accountId: string;
  no: number;
  balanceMinor: number;
  postedAt: Date;
}

interface NewEntry {
  accountId: string;
  currency: string;
  amountMinor: number;
  dueOn: string | null;
}
/** Entries that are written with the movement; those of a posted transaction with their numbers and balances. */
export interface Written {
  transactionId: string;
  entries: NewEntry[];
  isPosted: boolean;
}

/** Only where all accounts moved: otherwise the transaction ends, and the answer must still say why. */
const writing = ({ transactionId, entries, isPosted }: Written, accounts: number) => sql`, written as (
    insert into ledger_entries (transaction_id, account_id, currency, amount_minor, due_on, no, balance_minor, posted_at)
    select ${transactionId}::uuid, e."accountId", e.currency, e."amountMinor", e."dueOn", moved.no, moved."balanceMinor", moved."postedAt"
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e("accountId" uuid, currency text, "amountMinor" bigint, "dueOn" date)
    left join moved on moved."accountId" = e."accountId" and ${isPosted}::boolean
    where (select count(*) from moved) = ${accounts}::int)`;

/**
 * Changes the balances of all accounts of a transaction, or of none: one statement, guarded by the limits, that locks the accounts in the order
 * of `lockAccounts` and also writes the entries. One, because others wait for these locks: kept over several statements, they are kept while
 * this process is busy with other people's requests (decision 0115). Answers undefined when a limit does not allow it: roll back then. Times of an account
 * never go back, whatever the clocks of several processes say.
 */
export async function moveBalances(
  trx: Trx,
  movements: Movement[],
  { at, written }: { at: Date; written?: Written | undefined },
): Promise<Map<string, Moved> | undefined> {
  const { rows } = await sql<Moved>`
    with locked as materialized (select id from ledger_accounts where id = any(${movements.map(({ accountId }) => accountId)}::uuid[]) order by id for update),
    moved as (update ledger_accounts a set balance_minor = a.balance_minor + m.balance, reserved_minor = a.reserved_minor + m.reserved,
      sub_used_minor = a.sub_used_minor + m."subUsed", entry_count = a.entry_count + case when m.posts then 1 else 0 end,
      last_posted_at = case when m.posts then greatest(a.last_posted_at, ${at}) else a.last_posted_at end
    from jsonb_to_recordset(${JSON.stringify(movements)}::jsonb) as m("accountId" uuid, balance bigint, reserved bigint, "subUsed" bigint, posts boolean)
    where a.id = m."accountId" and (select count(*) from locked) > 0 and (a.owner_agency_id is null or m.balance - m.reserved - m."subUsed" >= 0
      or a.balance_minor + a.credit_limit_minor - a.reserved_minor - a.sub_used_minor + m.balance - m.reserved - m."subUsed" >= 0)
    returning a.id as "accountId", a.entry_count as no, a.balance_minor as "balanceMinor", a.last_posted_at as "postedAt")${written ? writing(written, movements.length) : sql``}
    select * from moved`.execute(trx);
  return rows.length === movements.length ? new Map(rows.map((row) => [row.accountId, row])) : undefined;
}
