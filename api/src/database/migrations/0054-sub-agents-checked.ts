/**
 * What sub-agents use of the limits above them is refused when it is wrong, as balances are (decisions 0030, 0032). Each account has to agree with the
 * agencies just below it, whose own figures hold what is below them: so the whole tree agrees, at the price of one level.
 */
export const subAgentsChecked = /* sql */ `
-- One statement, so that both sides are read at one moment.
create function ledger_sub_used_agrees(agency uuid, wanted text) returns void language plpgsql as $$
begin
  if (select coalesce(sum(sub_used_minor), 0) from ledger_accounts where owner_agency_id = agency and type = 'receivable' and currency = wanted) <> (
    select coalesce(sum(l.reserved_minor + l.sub_used_minor - l.balance_minor), 0)
    from agencies below join ledger_accounts l on l.owner_agency_id = below.id and l.type = 'receivable' and l.currency = wanted
    where below.parent_id = agency) then
    raise exception 'the credit account of agency % in % does not say what its sub-agents use', agency, wanted
      using errcode = 'check_violation', constraint = 'ledger_sub_used_agrees';
  end if;
end $$;

-- At commit: what an account uses is counted by the agency above, and what is below it by itself.
create function ledger_check_sub_used() returns trigger language plpgsql as $$
declare
  above uuid;
begin
  -- Shared with others who spend; an agency that is being moved is waited for, so that neither misses what the other has done.
  select parent_id into above from agencies where id = new.owner_agency_id for share;
  perform ledger_sub_used_agrees(new.owner_agency_id, new.currency);
  if above is not null then
    perform ledger_sub_used_agrees(above, new.currency);
  end if;
  return null;
end $$;
create constraint trigger ledger_sub_used_agrees after insert or update of balance_minor, reserved_minor, sub_used_minor on ledger_accounts
  deferrable initially deferred for each row when (new.type = 'receivable') execute function ledger_check_sub_used();

-- At commit: an agency that was moved takes along what it uses.
create function agency_moves_with_its_use() returns trigger language plpgsql as $$
declare
  moved record;
begin
  for moved in select currency from ledger_accounts where owner_agency_id = new.id and type = 'receivable' loop
    perform ledger_sub_used_agrees(above, moved.currency) from unnest(array[old.parent_id, new.parent_id]) above where above is not null;
  end loop;
  return null;
end $$;
create constraint trigger agency_moves_with_its_use after update of parent_id on agencies
  deferrable initially deferred for each row execute function agency_moves_with_its_use();
`;
