/** Who of an agency may do what: invitations, spending limits, approvals above them, and the trail of every act. Stands on accounts and orders. */
export const agencyPeople = /* sql */ `
-- What one person may spend; a missing row or column is no limit. Minor units of the agency's currency.
create table agency_limits (
  user_id uuid primary key references users on delete cascade,
  per_order_minor bigint check (per_order_minor >= 0),
  per_month_minor bigint check (per_month_minor >= 0)
);

create table agency_invitations (
  id uuid primary key default gen_random_uuid(),
  agency_id uuid not null references agencies on delete cascade,
  email text not null check (email = lower(email)),
  role text not null check (role in ('admin', 'booker', 'viewer')),
  per_order_minor bigint check (per_order_minor >= 0),
  per_month_minor bigint check (per_month_minor >= 0),
  token_hash bytea not null unique,
  invited_by uuid references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz
);
create unique index agency_invitations_one_open on agency_invitations (agency_id, email) where accepted_at is null and withdrawn_at is null;

-- An order above somebody's limit: asked for, then approved or refused by another.
create table agency_approvals (
  id uuid primary key default gen_random_uuid(),
  agency_id uuid not null references agencies,
  order_id uuid not null references orders on delete cascade,
  asked_by uuid references users on delete set null,
  -- the order's total and currency when it was asked for: an approval is for this sum
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null references currencies,
  note text,
  asked_at timestamptz not null,
  decision text check (decision in ('approved', 'refused')),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  reason text,
  check ((decision is null) = (decided_at is null)),
  constraint nobody_approves_for_themselves check (asked_by <> decided_by)
);
create unique index agency_approvals_one_open on agency_approvals (order_id) where decision is null;
create index on agency_approvals (agency_id, asked_at desc);

-- What counts against a person's month, in the agency's currency; an order that ends without being paid counts no more.
create table agency_spendings (
  order_id uuid primary key references orders on delete cascade,
  agency_id uuid not null references agencies,
  user_id uuid references users on delete cascade,
  amount_minor bigint not null,
  at timestamptz not null
);
create index on agency_spendings (user_id, at);

-- Every act of an agency's people. Written once, never changed.
create table agency_acts (
  id bigint generated always as identity primary key,
  agency_id uuid not null references agencies,
  at timestamptz not null,
  -- no reference: the trail outlives the account
  user_id uuid,
  act text not null,
  -- an order's number, a person's address
  subject text,
  details jsonb
);
create index on agency_acts (agency_id, id desc);
create function agency_acts_stand() returns trigger language plpgsql as $$
begin
  raise exception 'the trail of an agency is never changed' using errcode = 'restrict_violation';
end $$;
create trigger agency_acts_stand before update or delete on agency_acts for each row execute function agency_acts_stand();
create trigger agency_acts_are_not_emptied before truncate on agency_acts for each statement execute function agency_acts_stand();
`;
