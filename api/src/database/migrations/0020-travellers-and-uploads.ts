/**
 * What follows an order before the visit: names that are given later, tickets that are used once, and proofs that arrive in pieces.
 * A piece is appended in the database, so that it does not matter which API process takes the next one; a proof has 3 MB at most.
 */
export const travellersAndUploads = /* sql */ `
-- hours before the visit until which travellers may be named after the order; null: in the order
alter table products add column names_until_hours int check (names_until_hours >= 0);

alter table order_lines
  add column names_until timestamptz,
  add column names_reminded_at timestamptz,
  -- since when staff sees that names are missing
  add column names_shown_at timestamptz;
create index order_lines_names on order_lines (names_until) where names_until is not null;

alter table order_travellers
  add column used_at timestamptz,
  -- 'staff:<user id>'
  add column used_by text;

create table proof_uploads (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments on delete cascade,
  name text not null,
  bytes int not null check (bytes > 0),
  content bytea not null default '',
  expires_at timestamptz not null,
  finished_at timestamptz,
  check (length(content) <= bytes)
);
create index on proof_uploads (payment_id);
`;
