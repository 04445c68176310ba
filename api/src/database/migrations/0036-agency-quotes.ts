/** Quotes of agencies to their clients, and what stands on an agency's papers instead of the shop's. Stands on agencies' people and on holds. */
export const agencyQuotes = /* sql */ `
-- The name and numbers come from the agency; a row is made when it says how clients reach it.
create table agency_brands (
  agency_id uuid primary key references agencies on delete cascade,
  phone text,
  email text,
  -- key of the re-encoded picture in the file store
  logo_file text,
  logo_width int,
  logo_height int,
  changed_at timestamptz not null
);

create table quotes (
  id uuid primary key default gen_random_uuid(),
  agency_id uuid not null references agencies,
  number text not null unique,
  made_by uuid references users on delete set null,
  client_name text not null,
  client_email text,
  note text,
  lang text not null,
  status text not null check (status in ('open', 'accepted', 'withdrawn', 'booked')),
  created_at timestamptz not null,
  -- of what needs no hold
  valid_until timestamptz not null,
  accepted_at timestamptz,
  accepted_name text,
  check ((accepted_at is null) = (accepted_name is null))
);
create index on quotes (agency_id, created_at desc);

create table quote_lines (
  id uuid primary key default gen_random_uuid(),
  quote_id uuid not null references quotes on delete cascade,
  position int not null,
  -- the cart's line as it was chosen, to be put back
  content jsonb not null,
  -- what the client reads: names, picture, dates, units
  shown jsonb not null,
  hold_id uuid references holds,
  currency text not null references currencies,
  net_minor bigint not null check (net_minor >= 0),
  markup_kind text not null check (markup_kind in ('percent', 'sum')),
  -- tenths of a percent, or minor units
  markup_value bigint not null check (markup_value >= 0),
  price_minor bigint not null,
  constraint never_below_net check (price_minor >= net_minor)
);
create index on quote_lines (quote_id);
create index on quote_lines (hold_id);
`;
