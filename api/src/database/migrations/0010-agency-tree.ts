/** Sub-agents: an agency under another, whose limit counts against all above it (decision 0032). */
export const agencyTree = /* sql */ `
alter table agencies add column parent_id uuid references agencies check (parent_id <> id);
create index on agencies (parent_id) where parent_id is not null;

create function agency_tree_has_no_circle() returns trigger language plpgsql as $$
begin
  if new.parent_id is not null and exists (
    with recursive above as (
      select new.parent_id as id
      union select a.parent_id from agencies a join above on a.id = above.id where a.parent_id is not null)
    select from above where id = new.id) then
    raise exception 'an agency cannot be under itself' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger agency_tree_has_no_circle before insert or update of parent_id on agencies for each row execute function agency_tree_has_no_circle();
`;
