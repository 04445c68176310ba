/**
 * Who keeps places without having paid, so that nobody keeps too many (decision 0202): written down with a hold and forgotten when it ends or is
 * paid. And how often a visitor can still renew a place: that belongs to the two of them, not to the hold.
 */
export const holdLimits = /* sql */ `
alter table holds
  add column cart_id uuid references carts on delete set null,
  -- a keyed hash; null of an agency's
  add column network text,
  add column agency_id uuid references agencies;
update holds h set cart_id = l.cart_id, agency_id = u.agency_id
  from cart_lines l join carts c on c.id = l.cart_id left join users u on u.id = c.user_id
  where l.hold_id = h.id and h.status = 'ACTIVE';
create index holds_of_cart on holds (cart_id) where cart_id is not null;
create index holds_of_network on holds (network) where network is not null;
create index holds_of_agency on holds (agency_id) where agency_id is not null;

-- A proof that nobody looked at ends its order, too.
drop index orders_to_expire;
create index orders_to_expire on orders (expires_at) where status in ('ORDERED', 'ENTRY', 'VERIFYING');

create table hold_turns (
  cart_id uuid not null references carts on delete cascade,
  option_id text not null references options on delete cascade,
  local_date date not null,
  start_time text not null,
  kept_until timestamptz not null,
  renewals_left int not null check (renewals_left >= 0),
  primary key (cart_id, option_id, local_date, start_time)
);
create index on hold_turns (kept_until);
`;
