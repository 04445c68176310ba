/**
 * Money of agencies: double entry, every currency for itself (decision 0030). A transaction has entries of two or more accounts that add up to
 * zero in each currency. It is ENTRY (waits, and keeps what it takes reserved), then POSTED or CANCELLED; posted entries are numbered per account,
 * each with the balance after it, so that balance, statement and proof are one row away. Triggers only check, they never write: what is copied
 * from an export passes them, what does not add up is refused at commit, whoever sends it.
 */
export const wallet = /* sql */ `
create table ledger_accounts (
  id uuid primary key default gen_random_uuid(),
  -- 'wallet' (what we owe an agency) and 'receivable' (what it owes us, at most its credit limit) are an agency's; the others are the shop's own
  owner_agency_id uuid references agencies,
  type text not null check (type in ('wallet', 'receivable', 'suspense', 'revenue', 'exchange', 'promotion')),
  currency text not null references currencies,
  balance_minor bigint not null default 0,
  -- posted entries so far; the last one has this number, this time and the balance above
  entry_count bigint not null default 0 check (entry_count >= 0),
  last_posted_at timestamptz,
  -- what transactions that wait will take
  reserved_minor bigint not null default 0 check (reserved_minor >= 0),
  -- what sub-agents owe and have reserved: it counts against this agency's limit too
  sub_used_minor bigint not null default 0 check (sub_used_minor >= 0),
  credit_limit_minor bigint not null default 0 check (credit_limit_minor >= 0),
  check ((owner_agency_id is not null) = (type in ('wallet', 'receivable'))),
  check (type = 'receivable' or (credit_limit_minor = 0 and sub_used_minor = 0)),
  constraint receivable_owes check (type <> 'receivable' or balance_minor <= 0),
  unique (id, currency)
);
create unique index on ledger_accounts (owner_agency_id, type, currency) where owner_agency_id is not null;
create unique index on ledger_accounts (type, currency) where owner_agency_id is null;

create table ledger_transactions (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('top_up', 'spend', 'refund', 'receipt', 'conversion', 'redeem', 'settlement', 'adjustment', 'reversal')),
  status text not null check (status in ('ENTRY', 'POSTED', 'CANCELLED')),
  description text not null check (length(description) between 1 and 200),
  order_id uuid references orders,
  payment_id uuid unique references payments,
  -- a correction points at what it takes back; a transaction is taken back once
  reverses_id uuid unique references ledger_transactions,
  -- how many entries it was written with: none is put in later
  entry_count int not null check (entry_count >= 2),
  created_at timestamptz not null,
  -- 'user:<id>', 'staff:<id>', 'ops:<account>', 'provider', 'system'
  created_by text not null,
  settled_at timestamptz,
  settled_by text,
  reason text,
  check ((status = 'ENTRY') = (settled_at is null) and (settled_at is null) = (settled_by is null)),
  check ((kind = 'reversal') = (reverses_id is not null))
);
create index on ledger_transactions (order_id) where order_id is not null;
create index on ledger_transactions (created_at) where status = 'ENTRY';

create table ledger_entries (
  transaction_id uuid not null references ledger_transactions,
  account_id uuid not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor <> 0),
  -- when the credit that it used falls due
  due_on date,
  no bigint check (no > 0),
  balance_minor bigint,
  posted_at timestamptz,
  primary key (transaction_id, account_id),
  foreign key (account_id, currency) references ledger_accounts (id, currency),
  check ((no is null) = (balance_minor is null) and (no is null) = (posted_at is null))
);
create unique index ledger_entries_chain on ledger_entries (account_id, no) include (amount_minor) where no is not null;
create index ledger_entries_by_time on ledger_entries (account_id, posted_at, no) where no is not null;
create index ledger_entries_waiting on ledger_entries (account_id) where no is null;
create index ledger_entries_due on ledger_entries (account_id, no desc) where no is not null and amount_minor < 0;

-- Nobody goes further below the limit. A limit that staff lowers under what is used stands: from then on only money in is taken.
create function ledger_limit_holds() returns trigger language plpgsql as $$
begin
  if new.owner_agency_id is not null
    and new.balance_minor - new.reserved_minor - new.sub_used_minor + new.credit_limit_minor < 0
    and new.balance_minor - new.reserved_minor - new.sub_used_minor < old.balance_minor - old.reserved_minor - old.sub_used_minor then
    raise exception 'ledger account % would pass its limit', new.id using errcode = 'check_violation', constraint = 'ledger_within_limit';
  end if;
  if (new.id, new.owner_agency_id, new.type, new.currency) is distinct from (old.id, old.owner_agency_id, old.type, old.currency) then
    raise exception 'a ledger account stays whose and what it is' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger ledger_within_limit before update on ledger_accounts for each row execute function ledger_limit_holds();

-- ENTRY becomes POSTED or CANCELLED, once; nothing else of a transaction ever changes.
create function ledger_transaction_stands() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'ledger transactions are never changed: write the reverse one' using errcode = 'restrict_violation';
  end if;
  if old.status <> 'ENTRY' or new.status = 'ENTRY'
    or (new.id, new.kind, new.description, new.order_id, new.reverses_id, new.entry_count, new.created_at, new.created_by)
      is distinct from (old.id, old.kind, old.description, old.order_id, old.reverses_id, old.entry_count, old.created_at, old.created_by)
    or (old.payment_id is not null and new.payment_id is distinct from old.payment_id) then
    raise exception 'ledger transactions are never changed: write the reverse one' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger ledger_transaction_stands before update or delete on ledger_transactions for each row execute function ledger_transaction_stands();

-- An entry gets its number and balance when it is posted; amount and account never change.
create function ledger_entry_stands() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'ledger entries are never changed: write the reverse transaction' using errcode = 'restrict_violation';
  end if;
  if old.no is not null or new.no is null
    or (new.transaction_id, new.account_id, new.currency, new.amount_minor, new.due_on)
      is distinct from (old.transaction_id, old.account_id, old.currency, old.amount_minor, old.due_on) then
    raise exception 'ledger entries are never changed: write the reverse transaction' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger ledger_entry_stands before update or delete on ledger_entries for each row execute function ledger_entry_stands();

-- Neither one row nor all at once.
create function ledger_is_not_emptied() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is never changed: % is not emptied', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger ledger_accounts_are_not_emptied before truncate on ledger_accounts for each statement execute function ledger_is_not_emptied();
create trigger ledger_transactions_are_not_emptied before truncate on ledger_transactions for each statement execute function ledger_is_not_emptied();
create trigger ledger_entries_are_not_emptied before truncate on ledger_entries for each statement execute function ledger_is_not_emptied();

-- At commit: the entries of a transaction are as many as it was written with, add up to zero in every currency, and are posted exactly when it is.
create function ledger_transaction_balances(wanted uuid) returns void language plpgsql as $$
declare
  state text;
  written int;
  entries int;
  wrong int;
begin
  select status, entry_count into state, written from ledger_transactions where id = wanted;
  select count(*), count(*) filter (where (no is not null) <> (state = 'POSTED')) into entries, wrong from ledger_entries where transaction_id = wanted;
  if entries < 2 then
    raise exception 'ledger transaction % has less than two entries', wanted using errcode = 'check_violation';
  end if;
  if entries <> written then
    raise exception 'ledger transaction % has % entries and was written with %', wanted, entries, written using errcode = 'check_violation';
  end if;
  if wrong > 0 then
    raise exception 'ledger transaction % is %, its entries are not', wanted, state using errcode = 'check_violation';
  end if;
  if exists (select from ledger_entries where transaction_id = wanted group by currency having sum(amount_minor) <> 0) then
    raise exception 'ledger transaction % does not add up to zero', wanted using errcode = 'check_violation';
  end if;
end $$;
create function ledger_check_transaction() returns trigger language plpgsql as $$
begin
  perform ledger_transaction_balances(new.id);
  return null;
end $$;
create constraint trigger ledger_transaction_balances after insert or update on ledger_transactions deferrable initially deferred
  for each row execute function ledger_check_transaction();

-- At commit: a posted entry goes on from the one before it.
create function ledger_check_entry() returns trigger language plpgsql as $$
declare
  before record;
begin
  perform ledger_transaction_balances(new.transaction_id);
  if new.no is null then
    return null;
  end if;
  select balance_minor, posted_at into before from ledger_entries where account_id = new.account_id and no = new.no - 1;
  if (new.no > 1 and not found) or coalesce(before.balance_minor, 0) + new.amount_minor <> new.balance_minor or before.posted_at > new.posted_at then
    raise exception 'ledger entry % of account % does not follow the one before it', new.no, new.account_id using errcode = 'check_violation';
  end if;
  if not exists (select from ledger_accounts where id = new.account_id and entry_count >= new.no) then
    raise exception 'ledger account % does not know its entry %', new.account_id, new.no using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_follows after insert or update on ledger_entries deferrable initially deferred
  for each row execute function ledger_check_entry();

-- At commit: an account says what its last entry says, and has reserved what waits.
create function ledger_check_account() returns trigger language plpgsql as $$
declare
  now_is ledger_accounts%rowtype;
begin
  select * into now_is from ledger_accounts where id = new.id;
  if now_is.entry_count = 0 then
    if now_is.balance_minor <> 0 then
      raise exception 'ledger account % has a balance without entries', new.id using errcode = 'check_violation';
    end if;
  elsif not exists (select from ledger_entries where account_id = new.id and no = now_is.entry_count and balance_minor = now_is.balance_minor)
    or exists (select from ledger_entries where account_id = new.id and no > now_is.entry_count) then
    raise exception 'ledger account % is not what its entries say', new.id using errcode = 'check_violation';
  end if;
  if now_is.owner_agency_id is not null and now_is.reserved_minor <> (
    select coalesce(sum(-e.amount_minor), 0) from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.account_id = new.id and e.no is null and e.amount_minor < 0 and t.status = 'ENTRY') then
    raise exception 'ledger account % has reserved something else than what waits', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_account_agrees after insert or update of balance_minor, entry_count, reserved_minor on ledger_accounts deferrable initially deferred
  for each row execute function ledger_check_account();
create function ledger_account_stays() returns trigger language plpgsql as $$
begin
  raise exception 'ledger accounts are never deleted' using errcode = 'restrict_violation';
end $$;
create trigger ledger_account_stays before delete on ledger_accounts for each row execute function ledger_account_stays();

-- Money that an agency brings. Card: the provider answers. Transfer and PayNow: proof, then staff or the bank's file.
create table top_ups (
  id uuid primary key default gen_random_uuid(),
  agency_id uuid not null references agencies,
  user_id uuid not null references users,
  method text not null check (method in ('card', 'bank_transfer', 'paynow')),
  status text not null check (status in ('awaiting_proof', 'proof_given', 'verifying', 'pending', 'success', 'failed')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null references currencies,
  -- what a payer writes on the transfer
  reference text not null unique,
  agent_name text not null,
  bank_from text,
  note text,
  -- the bank's own number of the transfer
  confirmation_code text,
  transaction_date date,
  reason text,
  proof_file text,
  proof_name text,
  proof_bytes int,
  proof_at timestamptz,
  -- of the picture as it was sent: the same one proves one transfer
  proof_hash bytea,
  ledger_transaction_id uuid unique references ledger_transactions,
  created_at timestamptz not null,
  expires_at timestamptz,
  decided_by text,
  decided_at timestamptz,
  check ((status = 'success') <= (ledger_transaction_id is not null))
);
create index on top_ups (agency_id, created_at desc);
create unique index top_ups_proof_once on top_ups (proof_hash) where proof_hash is not null and status <> 'failed';
create unique index top_ups_code_once on top_ups (upper(confirmation_code)) where confirmation_code is not null and status <> 'failed';

-- A rate that was offered, for 60 seconds; what became of it is the transaction.
create table rate_quotes (
  id uuid primary key default gen_random_uuid(),
  agency_id uuid not null references agencies,
  from_currency text not null references currencies,
  to_currency text not null references currencies,
  from_minor bigint not null check (from_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0),
  to_minor bigint not null check (to_minor > 0),
  rate numeric(20, 10) not null check (rate > 0),
  rate_at timestamptz not null,
  rate_source text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ledger_transaction_id uuid unique references ledger_transactions,
  check (from_currency <> to_currency)
);
create index on rate_quotes (created_at);

create table redeem_codes (
  code text primary key check (code ~ '^[A-Za-z0-9-]{6,40}$'),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null references currencies,
  -- for one agency alone, or for who comes first
  agency_id uuid references agencies,
  expires_on date,
  created_at timestamptz not null,
  created_by text not null,
  redeemed_at timestamptz,
  redeemed_by uuid references users,
  ledger_transaction_id uuid unique references ledger_transactions,
  check ((redeemed_at is null) = (ledger_transaction_id is null))
);

-- The limit itself stands on the agency's receivable account, where it guards.
create table credit_terms (
  agency_id uuid primary key references agencies,
  days int not null check (days between 0 and 180),
  statement_day int not null check (statement_day between 1 and 28),
  -- days after the due date on which a reminder goes out
  reminder_days int[] not null,
  block_when_overdue boolean not null,
  -- how long an order may be reserved before it is paid
  reserve_days int not null check (reserve_days between 0 and 60)
);
-- Who set which terms, when and why. Never edited.
create table credit_terms_history (
  id bigint generated always as identity primary key,
  agency_id uuid not null references agencies,
  at timestamptz not null,
  actor text not null,
  reason text not null,
  before jsonb,
  after jsonb not null
);
create index on credit_terms_history (agency_id, id desc);
create function credit_history_stands() returns trigger language plpgsql as $$
begin
  raise exception 'the history of credit terms is never changed' using errcode = 'restrict_violation';
end $$;
create trigger credit_history_stands before update or delete on credit_terms_history for each row execute function credit_history_stands();
create trigger credit_history_is_not_emptied before truncate on credit_terms_history for each statement execute function credit_history_stands();

-- An order that is kept on credit until a day (A39): its transaction waits as ENTRY.
create table credit_reservations (
  order_id uuid primary key references orders,
  ledger_transaction_id uuid not null unique references ledger_transactions,
  pay_by timestamptz not null,
  created_at timestamptz not null
);

-- What was sent to an agency about its credit: a statement or reminder goes out once.
create table credit_notices (
  agency_id uuid not null references agencies,
  kind text not null check (kind in ('statement', 'reminder')),
  -- a statement's month, or a reminder's due date and day
  about text not null,
  at timestamptz not null,
  primary key (agency_id, kind, about)
);

-- Lines of the bank's files; a line is taken once, however often its file comes.
create table bank_lines (
  fingerprint bytea primary key,
  account text not null,
  booked_on date not null,
  amount_minor bigint not null check (amount_minor <> 0),
  currency text not null,
  bank_ref text not null,
  text text not null,
  imported_at timestamptz not null,
  imported_by text not null,
  -- 'top_up:<id>' or 'payment:<id>'
  matched_to text unique
);
create index on bank_lines (booked_on);

-- The daily comparison of ledger, orders and payments.
create table ledger_checks (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  findings jsonb not null,
  took_ms int not null
);
`;
