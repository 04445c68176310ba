/** From cart to ticket. A hold is stock kept until its end; an order's and a payment's states change by one table each, with history. */
export const booking = /* sql */ `
create table discounts (
  code text primary key check (code = upper(code)),
  percent int check (percent between 1 and 100),
  amount_minor bigint check (amount_minor > 0),
  currency text not null references currencies,
  least_minor bigint not null default 0,
  kinds text[] not null default '{}',
  most_uses int check (most_uses > 0),
  uses int not null default 0,
  starts_at timestamptz,
  ends_at timestamptz,
  check ((percent is null) <> (amount_minor is null)),
  -- the database's own word on a voucher that is used twice at once
  constraint discounts_not_overused check (most_uses is null or uses <= most_uses)
);

create table carts (
  id uuid primary key default gen_random_uuid(),
  -- of a browser (hash of its cookie) or of a customer, never both
  cookie_hash bytea unique,
  user_id uuid unique references users on delete cascade,
  created_at timestamptz not null,
  touched_at timestamptz not null,
  draft jsonb,
  discount_code text references discounts,
  -- what changed without the shopper's doing: [{ code, optionId }]; forgotten with the next change of the cart
  notices jsonb not null default '[]',
  draft_at timestamptz,
  check ((cookie_hash is null) <> (user_id is null))
);

create table holds (
  id uuid primary key default gen_random_uuid(),
  status text not null check (status in ('ACTIVE', 'EXPIRED', 'RELEASED', 'BOOKED')),
  option_id text not null references options,
  expires_at timestamptz not null,
  renewals_left int not null check (renewals_left >= 0),
  created_at timestamptz not null
);
create index holds_to_expire on holds (expires_at) where status = 'ACTIVE';

-- What a hold keeps of the stock: one row for a visit, one a night for a stay.
create table hold_places (
  hold_id uuid not null references holds on delete cascade,
  option_id text not null references options,
  local_date date not null,
  start_time text not null default '',
  quantity int not null check (quantity > 0),
  primary key (hold_id, option_id, local_date, start_time)
);

create table cart_lines (
  id uuid primary key default gen_random_uuid(),
  cart_id uuid not null references carts on delete cascade,
  product_id text not null references products,
  option_id text not null references options,
  local_date date,
  start_time text not null default '',
  nights int check (nights > 0),
  -- [{ unitId, quantity, priceMinor }]: the price that the shopper saw, of a stay for all its nights
  units jsonb not null,
  -- { adults, childAges }
  guests jsonb,
  -- [{ extraId, quantity, priceMinor }]
  extras jsonb not null default '[]',
  -- question id → answer
  answers jsonb not null default '{}',
  -- the same on all lines of a trip
  group_id uuid,
  hold_id uuid references holds,
  created_at timestamptz not null
);
create index on cart_lines (cart_id);

create table orders (
  id uuid primary key default gen_random_uuid(),
  code text not null unique,
  confirmation_number text unique,
  company_id uuid not null references companies,
  user_id uuid references users on delete set null,
  agency_id uuid references agencies,
  status text not null check (status in ('ENTRY', 'ORDERED', 'pending', 'VERIFYING', 'paid', 'completed', 'CANCELLED', 'EXPIRED')),
  contact_name text not null,
  contact_email text not null,
  contact_phone text not null,
  note text,
  lang text not null,
  payment_method text,
  total_minor bigint not null check (total_minor >= 0),
  currency text not null references currencies,
  shown_currency text not null,
  shown_rate numeric(20, 8) not null,
  shown_rate_at timestamptz not null,
  insolvency_insurance text not null,
  terms_accepted_at timestamptz not null,
  created_at timestamptz not null,
  discount_code text,
  -- total_minor is after it
  discount_minor bigint not null default 0,
  paid_at timestamptz,
  expires_at timestamptz,
  -- set while the order cannot go on without staff
  stuck_reason text,
  stuck_since timestamptz,
  reminded_at timestamptz
);
create index orders_stuck on orders (stuck_since) where stuck_since is not null;
create index orders_paid on orders (id) where status = 'paid';
create index on orders (user_id, created_at desc);
create index on orders (agency_id, created_at desc);
create index orders_to_expire on orders (expires_at) where status in ('ORDERED', 'ENTRY');

create table order_lines (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  position int not null,
  product_id text not null references products,
  option_id text not null references options,
  kind text not null,
  -- names, picture, redemption and zone as sold, in the order's language
  snapshot jsonb not null,
  local_date date,
  start_time text not null default '',
  nights int,
  end_date date,
  -- [{ unitId, name, quantity, priceMinor, netMinor, tickets }]
  units jsonb not null,
  guests jsonb,
  -- [{ extraId, name, quantity, priceMinor, netMinor }]
  extras jsonb not null default '[]',
  -- [{ questionId, label, text }]
  answers jsonb not null default '[]',
  group_id uuid,
  total_minor bigint not null check (total_minor >= 0),
  -- this line's share of the order's discount
  discount_minor bigint not null default 0,
  -- what was paid for tickets that were cancelled since; the whole when cancelled_at is set
  cancelled_minor bigint not null default 0,
  cancelled_at timestamptz,
  supplier_state text not null default 'confirmed' check (supplier_state in ('confirmed', 'waiting', 'refused')),
  supplier_ref text,
  -- [{ until, refundPercent }]
  cancellation jsonb not null,
  hold_id uuid references holds
);
create index on order_lines (order_id);

create table order_travellers (
  id uuid primary key default gen_random_uuid(),
  line_id uuid not null references order_lines on delete cascade,
  position int not null,
  unit_id text not null,
  unit_name text not null,
  given_names text not null,
  family_name text not null,
  title text,
  date_of_birth date,
  nationality text,
  -- passport number and expiry, encrypted by the API's key (AES-256-GCM)
  passport bytea,
  ticket_code text unique,
  cancelled_at timestamptz
);
create index on order_travellers (line_id);

create table order_history (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders on delete cascade,
  from_status text,
  to_status text not null,
  at timestamptz not null,
  -- 'customer', 'system', 'staff:<user id>', 'provider'
  actor text not null,
  reason text
);
create index on order_history (order_id);

create table payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  method text not null check (method in ('card', 'bank_transfer', 'wallet')),
  status text not null check (status in ('awaiting_proof', 'proof_given', 'verifying', 'pending', 'success', 'failed')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  reference text not null unique,
  provider_ref text unique,
  -- the bank's page where a card's holder confirms
  action_url text,
  reason text,
  proof_file text,
  proof_name text,
  proof_bytes int,
  proof_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz,
  decided_by uuid references users,
  decided_at timestamptz
);
create index on payments (order_id, created_at desc);
-- An order has at most one payment that may still take or has taken money.
create unique index payments_one_open on payments (order_id) where status <> 'failed';

-- Money that goes back where it came from. The amount of all refunds of a payment never exceeds the payment.
create table refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  payment_id uuid not null references payments,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  status text not null check (status in ('pending', 'done', 'failed')),
  reason text not null,
  actor text not null,
  provider_ref text,
  created_at timestamptz not null,
  done_at timestamptz
);
create index on refunds (order_id);
create index refunds_waiting on refunds (created_at) where status <> 'done';

-- Events of card providers that were heard already.
create table provider_events (
  id text primary key,
  at timestamptz not null
);

-- Who wants places of a day that is sold out; told once when they come free.
create table waiting_list (
  id uuid primary key default gen_random_uuid(),
  option_id text not null references options on delete cascade,
  local_date date not null,
  quantity int not null check (quantity > 0),
  email text not null,
  lang text not null,
  company_id uuid not null references companies,
  created_at timestamptz not null,
  told_at timestamptz,
  unique (option_id, local_date, email)
);
create index waiting_list_open on waiting_list (option_id, local_date) where told_at is null;

-- The demonstration's card company keeps its own book. Only a card's behaviour is kept, never its number.
create table sandbox_cards (
  token_hash bytea primary key,
  behaviour text not null,
  expires_at timestamptz not null
);
create table sandbox_charges (
  payment_id uuid primary key,
  status text not null check (status in ('success', 'failed', 'pending')),
  reason text,
  provider_ref text not null unique,
  amount_minor bigint not null,
  currency text not null,
  created_at timestamptz not null,
  return_url text
);
create table sandbox_refunds (
  refund_id uuid primary key,
  payment_id uuid not null references sandbox_charges,
  amount_minor bigint not null check (amount_minor > 0),
  created_at timestamptz not null
);
`;
