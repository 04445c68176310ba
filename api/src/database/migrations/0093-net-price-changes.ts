/** Net prices as they were at the last weekly look, and what has changed at each (D29). */
export const netPriceChanges = /* sql */ `
create table net_price_snapshot (
  option_id text not null,
  unit_id text not null,
  net_minor bigint not null,
  currency text not null,
  primary key (option_id, unit_id)
);
create table net_price_looks (
  on_day date primary key,
  at timestamptz not null
);
create table net_price_changes (
  on_day date not null references net_price_looks on delete cascade,
  option_id text not null references options on delete cascade,
  unit_id text not null,
  before_minor bigint not null,
  after_minor bigint not null,
  currency text not null,
  primary key (on_day, option_id, unit_id)
);
`;
