/**
 * The check of an account at commit looks at its last entry only (decision 0115). Asking whether there is any entry "after" the last number made
 * PostgreSQL read the whole ledger, once it plans that for numbers it does not know: at every payment, with the shop's accounts locked.
 */
export const ledgerLastEntry = /* sql */ `
create or replace function ledger_check_account() returns trigger language plpgsql as $$
declare
  now_is ledger_accounts%rowtype;
  last record;
begin
  select * into now_is from ledger_accounts where id = new.id;
  select no, balance_minor into last from ledger_entries where account_id = new.id and no is not null order by no desc limit 1;
  if now_is.entry_count = 0 and now_is.balance_minor <> 0 then
    raise exception 'ledger account % has a balance without entries', new.id using errcode = 'check_violation';
  elsif now_is.entry_count <> coalesce(last.no, 0) or now_is.balance_minor <> coalesce(last.balance_minor, 0) then
    raise exception 'ledger account % is not what its entries say', new.id using errcode = 'check_violation';
  end if;
  if now_is.owner_agency_id is not null and now_is.reserved_minor <> (
    select coalesce(sum(-e.amount_minor), 0) from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.account_id = new.id and e.no is null and e.amount_minor < 0 and t.status = 'ENTRY') then
    raise exception 'ledger account % has reserved something else than what waits', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
`;
