/**
 * What an agency puts onto the net prices of one that books under it (D23, decision 0179), and of each line that was sold what those above earn:
 * frozen when it is ordered, in a table of its own, so that nothing that is read with an order has it. The weekly comparison keeps retail prices
 * too: a marked-up net price ends there.
 */
export const markups = /* sql */ `
alter table agencies add column markup_basis_points int not null default 0 check (markup_basis_points between 0 and 10000);

-- it is the agency's above: with another above, or none, there is none
create function markup_ends_with_parent() returns trigger language plpgsql as $$
begin
  new.markup_basis_points := 0;
  return new;
end $$;
create trigger markup_ends_with_parent before update of parent_id on agencies for each row
  when (old.parent_id is distinct from new.parent_id) execute function markup_ends_with_parent();

create table order_line_shares (
  line_id uuid not null references order_lines on delete cascade,
  -- an agency above the one that sold the line; height 1 is the nearest
  agency_id uuid not null references agencies,
  height int not null check (height > 0),
  basis_points int not null check (basis_points between 1 and 10000),
  -- what the line costs this agency, and the one under it: the difference is what it earns
  net_minor bigint not null check (net_minor >= 0),
  sold_at_minor bigint not null check (sold_at_minor >= net_minor),
  primary key (line_id, agency_id)
);
create index on order_line_shares (agency_id);

alter table net_price_snapshot add column price_minor bigint;
alter table net_price_changes add column before_price_minor bigint, add column after_price_minor bigint;
`;
