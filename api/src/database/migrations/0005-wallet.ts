/**
 * An agency's money: double entry, one ledger per currency. A transfer moves an amount between two accounts and is never edited;
 * a correction is a transfer the other way. The balance stands on the account and changes by one guarded statement.
 */
export const wallet = /* sql */ `
create table ledger_accounts (
  id uuid primary key default gen_random_uuid(),
  owner_agency_id uuid references agencies,
  -- 'wallet' of an agency; the shop's own: 'receivable', 'revenue', 'suspense', 'promotion'
  type text not null check (type in ('wallet', 'receivable', 'revenue', 'suspense', 'promotion')),
  currency text not null references currencies,
  balance_minor bigint not null default 0,
  -- how far below zero a wallet may go
  credit_limit_minor bigint not null default 0 check (credit_limit_minor >= 0),
  credit_days int not null default 30,
  check ((owner_agency_id is null) = (type <> 'wallet')),
  constraint wallet_within_limit check (type <> 'wallet' or balance_minor >= -credit_limit_minor)
);
create unique index on ledger_accounts (owner_agency_id, currency) where owner_agency_id is not null;
create unique index on ledger_accounts (type, currency) where owner_agency_id is null;

create table ledger_transfers (
  id uuid primary key default gen_random_uuid(),
  from_account_id uuid not null references ledger_accounts,
  to_account_id uuid not null references ledger_accounts,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  status text not null check (status in ('ENTRY', 'POSTED', 'CANCELLED')),
  description text not null,
  order_id uuid references orders,
  payment_id uuid unique references payments,
  due_on date,
  -- balances of both accounts after this transfer
  from_balance_minor bigint not null,
  to_balance_minor bigint not null,
  at timestamptz not null,
  check (from_account_id <> to_account_id)
);
create index on ledger_transfers (from_account_id, at desc);
create index on ledger_transfers (to_account_id, at desc);

create function ledger_is_immutable() returns trigger language plpgsql as $$
begin
  raise exception 'ledger transfers are never changed: write the reverse transfer';
end $$;
create trigger ledger_transfers_immutable before update or delete on ledger_transfers
  for each row execute function ledger_is_immutable();
`;
