/**
 * Places that somebody else keeps besides our own stock (decision 0024). A row is one line's booking at its supplier: what we want of it and
 * how far it is. What it says stands on order_lines.supplier_state too.
 */
export const suppliers = /* sql */ `
-- { port: 'octo', connection, productId, options, units } or { port: 'test', behaviour }; null is our own stock alone
alter table products add column supply jsonb;

create table supplier_bookings (
  id uuid primary key default gen_random_uuid(),
  line_id uuid not null references order_lines on delete cascade,
  -- the supplier's name for it is ours: the same call twice is one booking
  uuid uuid not null unique default gen_random_uuid(),
  -- the product's supply as it was when it was sold
  supply jsonb not null,
  wanted text not null default 'reserved' check (wanted in ('reserved', 'confirmed', 'cancelled')),
  state text not null default 'asked' check (state in ('asked', 'reserved', 'confirmed', 'refused', 'cancelled')),
  reference text,
  reason text,
  created_at timestamptz not null,
  -- since when the supplier owes an answer; null when it does not
  waiting_since timestamptz
);
create index on supplier_bookings (line_id);
create index supplier_bookings_waiting on supplier_bookings (waiting_since) where waiting_since is not null;

-- what the supplier's own gate reads, where it gives each traveller a code
alter table order_travellers add column supplier_ticket text;

-- the test supplier's book
create table test_supplier_bookings (
  uuid uuid primary key,
  state text not null check (state in ('reserved', 'confirmed', 'cancelled')),
  reference text not null,
  created_at timestamptz not null
);
`;
